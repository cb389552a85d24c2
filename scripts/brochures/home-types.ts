/** The homes of a building by number of rooms: what a brochure says instead of a list of every unit. */
import type { components } from '../../src/api-client/schema';
import { saleStateOf } from '../../src/lib/sale-state';

type Building = components['schemas']['Building'];

export interface HomeType {
  rooms: number;
  /** Smallest and largest area in m². */
  area: { min: number; max: number };
  total: number;
  /** Homes that can be bought now. */
  available: number;
  sold: number;
  /** Lowest price of an available unit in SAR; undefined when none is available. */
  priceFrom: number | undefined;
}

/** One row for each number of rooms, fewest first. `status` is that of the project. */
export function homeTypes({ units }: Building, status: string): HomeType[] {
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
