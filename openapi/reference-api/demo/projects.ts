import path from 'node:path';
import type { components } from '../../../src/api-client/generated/schema';
import type { Dataset } from './dataset';
import type { DemoFiles, ViewingFile } from './file-shapes';
import { launchDate, riyadhTime } from './launch-date';
import type { Media } from './media';
import { findPlace } from './places';
import { listYamlFiles, readYaml } from './read-files';
import { unitFigures } from './unit-figures';
import { expandUnits } from './units';

type Schemas = components['schemas'];
type Project = Schemas['Project'];

/** The data besides its own file that a project is made from. */
export interface ProjectSources {
  now: Date;
  lookups: Dataset['lookups'];
  afterSales: DemoFiles['afterSales'];
  unitTypes: DemoFiles['unitTypes'];
  media: Media;
}

/** Hours, with their fraction, of `HH:MM`. */
function hoursOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
}

const toViewing =
  (now: Date) =>
  ({ id, in_days: inDays, from, to, place }: ViewingFile): Schemas['Viewing'] => ({
    id,
    starts_at: riyadhTime(now, inDays, hoursOf(from)),
    ends_at: riyadhTime(now, inDays, hoursOf(to)),
    place: place ?? null,
  });

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
    delivered_on: source.delivered_on ?? null,
    brochure_url: source.brochure_url ?? media.brochure(slug) ?? null,
    whatsapp: source.whatsapp ?? null,
    licence: source.licence ?? null,
    advantages: source.advantages,
    ...afterSales,
    nearby_services: source.nearby_services,
    payment_plan: source.payment_plan ?? null,
    service_charge: source.service_charge ?? null,
    progress: (source.progress ?? []).map(({ photos = [], ...report }) => ({
      ...report,
      photos: photos.map(media.described),
    })),
    viewings: (source.viewings ?? []).map(toViewing(now)),
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
