import { startReferenceApi, type ReferenceApi } from '../../openapi/reference-api';
import { generateDataset } from '../../openapi/reference-api/generator';

const dataset = generateDataset({ projects: 2, units: 1, rentals: 1, blogs: 1 });

/** A reference API in memory with a few projects that no fixture build has pages of. */
export const startSmallApi = (): Promise<ReferenceApi> => startReferenceApi({ memory: true, dataset });

export const { organizationKey } = dataset;

/** Slug of a published project of that API. */
export const publishedSlug: string =
  dataset.projects.find(({ status }) => status !== 'Draft')?.slug ?? 'none';
