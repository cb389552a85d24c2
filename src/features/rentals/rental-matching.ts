import { hasRooms } from '../../domain/rooms';
import { byNumber } from '../../lists';
import type { RentalCardData } from './rental';
import type { RentalConditions, RentalFilters } from './rental-conditions';
import { isPlace } from './rental-place';

export { nameOfPlace } from './rental-place';

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

/** Filters and sorts known rows as the API would, while it is unavailable. */
export function narrowRentals(
  rows: readonly RentalCardData[],
  filters: RentalFilters,
): readonly RentalCardData[] {
  const { orderBy, desc } = filters;
  const matching = rows.filter((rental) => meets(rental, filters));
  if (orderBy === 'annual_rent') return byNumber(matching, ({ annual_rent }) => annual_rent, desc);
  if (orderBy === 'total_area') return byNumber(matching, ({ total_area }) => total_area, desc);
  return orderBy === 'published_at' && !desc ? matching.reverse() : matching;
}
