import path from 'node:path';
import type { components } from '../../../src/api-client/schema';
import type { Dataset } from './dataset';
import type { DemoFiles } from './file-shapes';
import { launchDate } from './launch-date';
import type { Media } from './media';
import { findPlace } from './places';
import { listYamlFiles, readYaml } from './read-files';
import { unitFigures } from './unit-figures';
import { expandUnits } from './units';

type Project = components['schemas']['Project'];

/** The data besides its own file that a project is made from. */
export interface ProjectSources {
  now: Date;
  lookups: Dataset['lookups'];
  afterSales: DemoFiles['afterSales'];
  unitTypes: DemoFiles['unitTypes'];
  media: Media;
}

function readProject(file: string, { now, lookups, afterSales, unitTypes, media }: ProjectSources): Project {
  const source = readYaml('project', file);
  const slug = path.basename(file, '.yaml');
  const buildings = source.buildings.map((building) => ({
    id: `${source.id}-${building.id}`,
    name: building.name,
    units: expandUnits(building, { file, project: source, unitTypes, media }),
  }));
  const gallery = source.pictures.map(media.described);
  const { launch_in_days: launchInDays } = source;
  return {
    id: source.id,
    slug,
    name: source.name,
    status: source.status,
    ...findPlace(lookups, source, file),
    summary: source.summary,
    description: source.description,
    cover: gallery[0] ?? null,
    gallery,
    coordinates: source.coordinates,
    launch_date: launchInDays === undefined ? null : launchDate(now, launchInDays),
    handover_date: source.handover_date ?? null,
    brochure_url: source.brochure_url ?? media.brochure(slug) ?? null,
    whatsapp: source.whatsapp ?? null,
    licence: source.licence ?? null,
    advantages: source.advantages,
    ...afterSales,
    nearby_services: source.nearby_services,
    buildings,
    ...unitFigures(
      buildings.flatMap(({ units }) => units),
      source.status,
    ),
    published_at: source.published_at,
    updated_at: source.updated_at,
  };
}

/**
 * The projects of a folder in full, in the order of their file names.
 * @throws {DemoFileError} when a file is invalid
 */
export function readProjects(folder: string, sources: ProjectSources): Project[] {
  return listYamlFiles(folder).map((file) => readProject(file, sources));
}
