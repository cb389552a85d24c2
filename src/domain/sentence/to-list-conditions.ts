import { manyRooms } from '../rooms';
import { rentalConditions, type RentalConditions } from '../conditions/rental-table';
import { unitConditions, type UnitConditions } from '../conditions/table';
import type { StatedConditions } from './stated-conditions';

/** What a sentence asks for and a list cannot filter by, by the names of the address, or as a kind of homes. */
export interface Unfiltered
  extends UnitConditions, Omit<RentalConditions, 'status_id' | keyof UnitConditions> {
  readonly kind?: 'apartment' | 'villa';
  /** No homes are rented out. */
  readonly isRent?: true;
}

/** A read sentence as the conditions of the list that answers it, and what that list cannot filter by. */
export type ListConditions = { unfiltered: Unfiltered } & (
  { list: 'projects'; conditions: UnitConditions } | { list: 'rentals'; conditions: RentalConditions }
);

export type SearchedList = ListConditions['list'];

/**
 * Parts a read sentence into the conditions of a list and what that list cannot filter by.
 * @param hasRentals whether homes for rent are offered
 * @param page the list that is meant where the sentence does not say whether it is about buying or renting
 */
export function toListConditions(
  stated: StatedConditions,
  hasRentals: boolean,
  page: SearchedList = 'projects',
): ListConditions {
  const { deal, kind, furnished, rooms, price_max, area_min, available_only, ...others } = stated;
  const isRent = (deal ?? (page === 'rentals' ? 'rent' : 'sale')) === 'rent';
  const isOfRentals = isRent && hasRentals;
  const asked = {
    ...others,
    ...(available_only && (isOfRentals ? { status_id: 'available' } : { available_only })),
    ...(rooms && { rooms: [...new Set(rooms.map((count) => Math.min(count, manyRooms)))] }),
    // A rent is no price of a home for sale.
    ...(price_max && isRent === isOfRentals && { price_max: Math.round(price_max) }),
    ...(area_min && { area_min: Math.round(area_min) }),
    ...(furnished !== undefined && { furnishing: furnished ? 'furnished' : 'unfurnished' }),
  };
  const rows = isOfRentals ? rentalConditions : unitConditions;
  const entries = Object.entries(asked);
  const unfiltered = {
    ...(isRent && !isOfRentals && { isRent }),
    ...(kind && { kind }),
    ...Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(rows, name))),
  };
  const conditions = Object.fromEntries(entries.filter(([name]) => Object.hasOwn(rows, name)));
  return { list: isOfRentals ? 'rentals' : 'projects', conditions, unfiltered };
}
