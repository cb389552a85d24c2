import type { components } from '../../../src/api-client/generated/schema';
import type { Dataset } from './dataset';
import { DemoFileError } from './demo-file-error';
import type { DemoFiles, RentalFile } from './file-shapes';
import type { Media } from './media';
import { findPlace } from './places';
import { readYaml } from './read-files';

type Schemas = components['schemas'];

/** The data besides their own file that rentals are made from. */
export interface RentalSources {
  projects: Dataset['projects'];
  lookups: Dataset['lookups'];
  unitTypes: DemoFiles['unitTypes'];
  media: Media;
}

function projectOf(
  rental: RentalFile,
  file: string,
  projects: Dataset['projects'],
): Schemas['RentalProject'] | null {
  if (rental.project === undefined) return null;
  const project = projects.find(({ slug }) => slug === rental.project);
  if (!project) throw new DemoFileError(file, `${rental.id} is in an unknown project, ${rental.project}`);
  return { id: project.id, slug: project.slug, name: project.name };
}

function planOf(
  rental: RentalFile,
  file: string,
  { unitTypes, media }: RentalSources,
): Schemas['FloorPlan'] | null {
  if (rental.floor_plan === undefined) return null;
  const type = unitTypes[rental.floor_plan];
  if (!type)
    throw new DemoFileError(file, `${rental.id} has the floor plan of an unknown type, ${rental.floor_plan}`);
  return media.floorPlan(type);
}

/**
 * The units for rent of a file, in its order.
 * @throws {DemoFileError} when the file is invalid
 */
export function readRentals(file: string, sources: RentalSources): Schemas['Rental'][] {
  return readYaml('rentals', file).map((rental) => ({
    ...rental,
    ...findPlace(sources.lookups, rental, file),
    outside_area: rental.outside_area ?? null,
    parking_spaces: rental.parking_spaces ?? null,
    project: projectOf(rental, file, sources.projects),
    floor_plan: planOf(rental, file, sources),
    licence: rental.licence ?? null,
    photos: rental.photos.map(sources.media.described),
    updated_at: rental.published_at,
  }));
}
