import type { components } from '../../../src/api-client/generated/schema';
import type { Random } from './random';
import { floorPlan, hoursBefore, projectPhotos } from './shared-values';

type Schemas = components['schemas'];

/** Attributes that units for sale and for rent share; `number` is that of the unit in its building, from 0. */
export function unitAttributes(
  random: Random,
  number: number,
  photoNumber: number,
): Omit<Schemas['UnitAttributes'], 'id' | 'building'> {
  const rooms = random.integer(1, 6);
  const floor = Math.floor(number / 4);
  return {
    flat_number: String((floor + 1) * 100 + (number % 4) + 1),
    floor,
    rooms,
    bathrooms: Math.max(1, rooms - random.integer(0, 2)),
    total_area: 55 + rooms * 28 + random.integer(0, 250) / 10,
    outside_area: random.chance(0.4) ? random.integer(6, 60) : null,
    air_conditioning: random.pick(['none', 'provisioned', 'installed']),
    kitchen: random.pick(['none', 'provisioned', 'fitted']),
    electricity: random.pick(['own_meter', 'own_meter', 'shared_meter', 'included']),
    water: random.pick(['own_meter', 'shared_meter', 'included']),
    parking_spaces: [null, 0, 1, 2][number % 4] ?? null,
    floor_plan: floorPlan(rooms),
    photos: projectPhotos(photoNumber, { ar: 'المبنى من الخارج', en: 'The building from outside' }).slice(
      0,
      2,
    ),
    updated_at: hoursBefore(random.integer(0, 2000)),
  };
}

/** Shares of states, by what the status of the project allows. */
function unitState(random: Random, status: Schemas['ProjectStatus']): Schemas['UnitState'] {
  if (status === 'Completed') return random.chance(0.9) ? 'sold' : 'available';
  if (status !== 'For_Sale') return 'available';
  return random.pick(['available', 'available', 'reserved', 'sold']);
}

/** Prices are announced when the sale opens. */
function price(random: Random, status: Schemas['ProjectStatus'], area: number): number | null {
  const announced = status === 'For_Sale' || status === 'Completed';
  return announced ? Math.round((area * random.integer(4200, 7800)) / 1000) * 1000 : null;
}

/** The units of one building. */
export function generateUnits(
  random: Random,
  project: { id: string; status: Schemas['ProjectStatus']; number: number },
  building: Pick<Schemas['Building'], 'id' | 'name'>,
  count: number,
): Schemas['Unit'][] {
  return Array.from({ length: count }, (_, number) => {
    const attributes = unitAttributes(random, number, project.number);
    return {
      ...attributes,
      id: `${building.id}-${attributes.flat_number}`,
      project_id: project.id,
      building_id: building.id,
      building: building.name,
      price: price(random, project.status, attributes.total_area),
      state: unitState(random, project.status),
    };
  });
}
