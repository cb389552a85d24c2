import type { components } from '../../../src/api-client/generated/schema';
import { DemoFileError } from './demo-file-error';
import type { BuildingFile, DemoFiles, PriceFile, ProjectFile } from './file-shapes';
import type { Media } from './media';

type Schemas = components['schemas'];

/** The data besides the building itself that its units are made from. */
export interface UnitSources {
  file: string;
  project: ProjectFile;
  unitTypes: DemoFiles['unitTypes'];
  media: Media;
}

/** `flat_number` by floor and position on it, from 1: 001 on the ground floor, 204 on the second, 1203 on the twelfth. */
export function flatNumber(floor: number, position: number): string {
  return String(floor * 100 + position).padStart(3, '0');
}

/** Price in SAR of a unit type on a floor; null when none is announced. */
export function unitPrice(price: PriceFile | undefined, floor: number): number | null {
  return price ? price.ground_floor + floor * price.per_floor : null;
}

function includesUnit(numbers: string[] | 'all' | undefined, number: string): boolean {
  return numbers === 'all' || (numbers ?? []).includes(number);
}

function stateOf(building: BuildingFile, number: string): Schemas['UnitState'] {
  if (includesUnit(building.sold, number)) return 'sold';
  return includesUnit(building.reserved, number) ? 'reserved' : 'available';
}

function checkNamedUnits(building: BuildingFile, units: Schemas['Unit'][], file: string): void {
  const known = new Set(units.map((unit) => unit.flat_number));
  const named = [building.sold, building.reserved].flatMap((numbers) =>
    Array.isArray(numbers) ? numbers : [],
  );
  const unknown = named.filter((number) => !known.has(number));
  if (unknown.length > 0) {
    throw new DemoFileError(file, `building ${building.id} has no units ${unknown.join(', ')}`);
  }
  const twice = named.filter((number, index) => named.indexOf(number) !== index);
  if (twice.length > 0) {
    throw new DemoFileError(
      file,
      `building ${building.id} has units both sold and reserved: ${twice.join(', ')}`,
    );
  }
}

/**
 * Every unit of a building, from the ground floor up and in the order of their numbers.
 * @throws {DemoFileError} when the building names a unit type or a unit that does not exist
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
      const number = flatNumber(floor, index + 1);
      const type = unitTypes[typeName];
      if (!type) throw new DemoFileError(file, `unit-types.yaml has no type ${typeName}`);
      const { rooms, bathrooms, total_area, outside_area } = type;
      return {
        id: `${buildingId}-${number}`,
        project_id: project.id,
        building_id: buildingId,
        building: building.name,
        flat_number: number,
        floor,
        rooms,
        bathrooms,
        total_area,
        outside_area,
        ...project.fittings,
        parking_spaces: project.parking_spaces ?? null,
        price: unitPrice(prices?.[typeName], floor),
        state: stateOf(building, number),
        floor_plan: media.floorPlan(type),
        photos: type.photos.map(media.described),
        updated_at: project.updated_at,
      };
    }),
  );
  checkNamedUnits(building, units, file);
  return units;
}
