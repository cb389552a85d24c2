import type { components, paths } from '../../api-client/schema';
import { hasRooms, manyRooms } from '../../lib/rooms';
import type { RentalCardData } from './rental';
import { isPlace } from './rental-place';

/** Of the API. */
export type RentalQuery = Omit<
  NonNullable<paths['/public/rentals/list']['get']['parameters']['query']>,
  'per_page'
>;

/** The API has no filter by these: then the whole list is read and filtered here. */
export interface RentalFilters extends RentalQuery {
  rooms?: number;
  /** Id of a city, as in `isPlace`. */
  city?: string;
  /** Ids of districts, one of which must be the rental's. */
  district?: readonly string[];
  /** SAR a year. */
  price_max?: number;
  parking?: boolean;
  furnishing?: components['schemas']['Furnishing'];
}

/** Conditions that a rental meets or not; the others are the page and the order. */
export type RentalConditions = Omit<RentalFilters, 'page' | 'orderBy' | 'desc'>;

/** Whether the API cannot answer: then the whole list is read and filtered here. */
export const asksForWholeList = (filters: RentalFilters): boolean =>
  [
    filters.rooms,
    filters.city,
    filters.district,
    filters.price_max,
    filters.parking,
    filters.furnishing,
  ].some((value) => value !== undefined);

/** Whether a rental meets all conditions. What is not known of it meets none; a rent of 0 was not entered. */
export function meets(rental: RentalCardData, conditions: RentalConditions): boolean {
  const { status_id, has_ac, has_kitchen, rooms, city, district, price_max, parking, furnishing } =
    conditions;
  return (
    (!status_id || rental.state === status_id) &&
    (has_ac === undefined || (rental.air_conditioning === 'installed') === has_ac) &&
    (has_kitchen === undefined || (rental.kitchen === 'fitted') === has_kitchen) &&
    (rooms === undefined || hasRooms(rental.rooms, rooms)) &&
    (city === undefined || isPlace(city, rental.city)) &&
    (district === undefined || district.some((id) => isPlace(id, rental.district, rental.city))) &&
    (price_max === undefined || (rental.annual_rent > 0 && rental.annual_rent <= price_max)) &&
    (parking === undefined ||
      (typeof rental.parking_spaces === 'number' && rental.parking_spaces > 0 === parking)) &&
    (furnishing === undefined || rental.furnishing === furnishing)
  );
}

/** How many rentals meet the conditions. */
export const countMeeting = (rows: readonly RentalCardData[], conditions: RentalConditions): number =>
  rows.filter((rental) => meets(rental, conditions)).length;

export interface Relaxation {
  /** The condition that is given up or widened. */
  readonly name: keyof RentalConditions;
  /** Undefined removes a condition. */
  readonly change: Partial<RentalConditions>;
  /** How many rentals there are then. */
  readonly count: number;
}

const names = [
  'price_max',
  'rooms',
  'district',
  'city',
  'parking',
  'furnishing',
  'has_ac',
  'has_kitchen',
  'status_id',
] as const;

/**
 * The single conditions whose removal, or smallest widening, brings rentals where none meets all: a rent up to the lowest
 * that there is, or one room fewer or more.
 */
export const relaxationsOf = (rows: readonly RentalCardData[], conditions: RentalConditions): Relaxation[] =>
  names
    .filter((name) => conditions[name] !== undefined)
    .flatMap((name) =>
      changesOf(name, rows, conditions).map((change) => ({
        name,
        change,
        count: countMeeting(rows, { ...conditions, ...change }),
      })),
    )
    .filter(({ count }) => count > 0);

function changesOf(
  name: (typeof names)[number],
  rows: readonly RentalCardData[],
  conditions: RentalConditions,
): Partial<RentalConditions>[] {
  if (name === 'price_max') {
    const others = { ...conditions, price_max: undefined };
    const rents = rows
      .filter((row) => meets(row, others) && row.annual_rent > 0)
      .map((row) => row.annual_rent);
    return rents.length > 0 ? [{ price_max: Math.min(...rents) }] : [];
  }
  if (name === 'rooms' && conditions.rooms !== undefined) {
    const neighbours = [conditions.rooms - 1, conditions.rooms + 1]
      .filter((rooms) => rooms >= 1 && rooms <= manyRooms)
      .map((rooms) => ({ rooms }))
      .filter((change) => countMeeting(rows, { ...conditions, ...change }) > 0);
    return neighbours.length > 0 ? neighbours : [{ rooms: undefined }];
  }
  return [{ [name]: undefined }];
}
