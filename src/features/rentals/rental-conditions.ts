import type { components, paths } from '../../api-client/generated/schema';

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
