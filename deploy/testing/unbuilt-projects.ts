import { startReferenceApi, type ReferenceApi } from '../../openapi/reference-api';
import { generateDataset } from '../../openapi/reference-api/generator';
import { html, type RequestCase } from './describe-host';

const dataset = generateDataset({ projects: 2, units: 1, rentals: 1, blogs: 1 });

/** A reference API in memory with a few projects that the fixture site has no pages of. */
export const startSmallApi = (): Promise<ReferenceApi> => startReferenceApi({ memory: true, dataset });

export const { organizationKey } = dataset;

/** Slug of a published project of that API. */
export const publishedSlug: string =
  dataset.projects.find(({ status }) => status !== 'Draft')?.slug ?? 'none';

export const unbuiltProjectTable: readonly RequestCase[] = [
  {
    name: 'a project published after the build opens',
    path: `/projects/detail/${publishedSlug}`,
    ...html('ar', 'not-found'),
  },
  {
    name: 'it opens in English by the cookie',
    path: `/projects/share/${publishedSlug}?from=card`,
    headers: { cookie: 'locale=en' },
    ...html('en', 'not-found'),
  },
  {
    name: 'it opens in English by the prefix',
    path: `/en/projects/contact/${publishedSlug}`,
    ...html('en', 'not-found'),
  },
];
