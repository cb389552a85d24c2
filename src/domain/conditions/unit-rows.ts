import { area, integer, listOf, price } from '../../lib/query-codec';
import { hasRooms, manyRooms } from '../rooms';
import { rule } from './condition';

// What pages of single units ask too: in a file of their own, because such a page has only these. The table labels them.

const isAvailable = ({ state }: { readonly state: string }): boolean => state === 'available';

/** Any of these numbers of rooms. */
export const rooms = /* @__PURE__ */ rule<readonly number[]>({
  parameter: /* @__PURE__ */ listOf(/* @__PURE__ */ integer(1, manyRooms)),
  unit: (unit, counts) => counts.some((count) => hasRooms(unit.rooms, count)),
  rental: (rental, counts) => counts.some((count) => hasRooms(rental.rooms, count)),
});

/** SAR; of a rental for a year. Only units that can be bought now have a price to compare. */
export const price_max = /* @__PURE__ */ rule<number>({
  parameter: price,
  unit: (unit, limit) => isAvailable(unit) && (unit.price || Infinity) <= limit,
  rental: (rental, limit) => rental.annual_rent > 0 && rental.annual_rent <= limit,
});

export const available_only = /* @__PURE__ */ rule<true>({
  parameter: { parse: (value) => value === 'true' || undefined, format: String },
  unit: isAvailable,
});

/** m² */
export const area_min = /* @__PURE__ */ rule<number>({
  parameter: area,
  unit: ({ total_area }, least) => total_area >= least,
});
