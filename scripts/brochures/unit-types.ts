import type { components } from '../../src/api-client/generated/schema';
import { saleStateOf } from '../../src/domain/sale-state';

type Building = components['schemas']['Building'];

export interface UnitType {
  rooms: number;
  /** Smallest and largest area in m². */
  area: { min: number; max: number };
  total: number;
  /** Units that can be bought now. */
  available: number;
  sold: number;
  /** Lowest price of an available unit in SAR; undefined when none is available. */
  priceFrom: number | undefined;
}

/** The units of a building by number of rooms, fewest first: a brochure lists these instead of every unit. `status` is that of the project. */
export function unitTypes({ units }: Building, status: string): UnitType[] {
  const rooms = [...new Set(units.map((unit) => unit.rooms))].sort((a, b) => a - b);
  return rooms.map((count) => {
    const same = units.filter((unit) => unit.rooms === count);
    const areas = same.map((unit) => unit.total_area);
    const available = same.filter((unit) => saleStateOf(unit, status) === 'available');
    const prices = available.flatMap(({ price }) => (price ? [price] : []));
    return {
      rooms: count,
      area: { min: Math.min(...areas), max: Math.max(...areas) },
      total: same.length,
      available: available.length,
      sold: same.filter(({ state }) => state === 'sold').length,
      priceFrom: prices.length > 0 ? Math.min(...prices) : undefined,
    };
  });
}
