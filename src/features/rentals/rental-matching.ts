import { matcher } from '../../domain/conditions/match';
import { findPlace as find, withPlaceIds } from '../../domain/conditions/places-meant';
import { type Place } from '../../domain/conditions/place-name';
import { getPlaceIds, addPlaces, type Places } from '../../domain/conditions/places';
import { rentalConditions, type RentalConditions } from '../../domain/conditions/rental-table';
import { byNumber } from '../../lists';
import type { RentalCardData } from './rental';
import type { RentalFilters } from './rental-list-codec';

const none: Places = { cities: [], districts: [] };

/** The place that an id of the address means, of those that these rentals name. */
export const findPlace = (
  kind: keyof Places,
  id: string,
  rows: readonly RentalCardData[],
): Place | undefined => find(kind, id, rows, none);

/** The places that these rentals name. */
export const collectPlaces = (rows: readonly RentalCardData[]): Places => addPlaces(rows, none);

/**
 * The rentals that meet all conditions, in their order.
 * @param places of all rentals
 */
export function findRentals<Row extends RentalCardData>(
  rows: readonly Row[],
  wanted: RentalConditions,
  places = collectPlaces(rows),
): Row[] {
  const meets = matcher('rental', rentalConditions, withPlaceIds(wanted, places));
  return rows.filter((rental) => meets({ ...rental, ...getPlaceIds(rental, places) }));
}

/** Filters and sorts known rows as the API would, while it is unavailable. */
export function narrowRentals(
  rows: readonly RentalCardData[],
  filters: RentalFilters,
): readonly RentalCardData[] {
  const { orderBy, desc } = filters;
  const matching = findRentals(rows, filters);
  if (orderBy === 'annual_rent') return byNumber(matching, ({ annual_rent }) => annual_rent, desc);
  if (orderBy === 'total_area') return byNumber(matching, ({ total_area }) => total_area, desc);
  return orderBy === 'published_at' && !desc ? matching.reverse() : matching;
}
