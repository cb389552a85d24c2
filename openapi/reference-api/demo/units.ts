import type { components } from '../../../src/api-client/schema';
import { DemoFileError } from './demo-file-error';
import type { BuildingFile, DemoFiles, PriceFile, ProjectFile } from './file-shapes';
import type { Media } from './media';

type Schemas = components['schemas'];

/** What the units of a building are made from besides the building itself. */
export interface UnitSources {
  file: string;
  project: ProjectFile;
  unitTypes: DemoFiles['unitTypes'];
  media: Media;
}

/** Number of a flat by floor and place on it: 001 on the ground floor, 204 on the second, 1203 on the twelfth. */
export function flatNumber(floor: number, place: number): string {
  return String(floor * 100 + place).padStart(3, '0');
}

/** Price in SAR of a unit type on a floor; null when none is announced. */
export function unitPrice(price: PriceFile | undefined, floor: number): number | null {
  return price ? price.ground_floor + floor * price.per_floor : null;
}

function includes(flats: string[] | 'all' | undefined, flat: string): boolean {
  return flats === 'all' || (flats ?? []).includes(flat);
}

function stateOf(building: BuildingFile, flat: string): Schemas['UnitState'] {
  if (includes(building.sold, flat)) return 'sold';
  return includes(building.reserved, flat) ? 'reserved' : 'available';
}

function refuseUnknownFlats(building: BuildingFile, units: Schemas['Unit'][], file: string): void {
  const known = new Set(units.map((unit) => unit.flat_number));
  const named = [building.sold, building.reserved].flatMap((flats) => (Array.isArray(flats) ? flats : []));
  const unknown = named.filter((flat) => !known.has(flat));
  if (unknown.length > 0) {
    throw new DemoFileError(file, `building ${building.id} has no flats ${unknown.join(', ')}`);
  }
  const twice = named.filter((flat, index) => named.indexOf(flat) !== index);
  if (twice.length > 0) {
    throw new DemoFileError(
      file,
      `building ${building.id} has flats both sold and reserved: ${twice.join(', ')}`,
    );
  }
}

/**
 * Every unit of a building, from the ground up and in the order of the flat numbers.
 * @throws {DemoFileError} when the building names a unit type or a flat that does not exist
 */
export function expandUnits(
  building: BuildingFile,
  { file, project, unitTypes, media }: UnitSources,
): Schemas['Unit'][] {
  const buildingId = `${project.id}-${building.id}`;
  const prices = building.prices_announced === false ? undefined : project.prices;
  const units = Object.entries(building.floors).flatMap(([level, types]) =>
    types.map((typeName, index): Schemas['Unit'] => {
      const floor = Number(level);
      const flat = flatNumber(floor, index + 1);
      const type = unitTypes[typeName];
      if (!type) throw new DemoFileError(file, `unit-types.yaml has no type ${typeName}`);
      const { rooms, bathrooms, total_area, outside_area } = type;
      return {
        id: `${buildingId}-${flat}`,
        project_id: project.id,
        building_id: buildingId,
        building: building.name,
        flat_number: flat,
        floor,
        rooms,
        bathrooms,
        total_area,
        outside_area,
        ...project.fittings,
        price: unitPrice(prices?.[typeName], floor),
        state: stateOf(building, flat),
        floor_plan: media.floorPlan(type),
        photos: type.photos.map(media.described),
        updated_at: project.updated_at,
      };
    }),
  );
  refuseUnknownFlats(building, units, file);
  return units;
}
