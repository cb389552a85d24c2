/** What the list of homes for rent asks the API for, by the filters in the address. */
import { api } from '../../api/browser';
import { enums } from '../../api/contract';
import { settle, type Result } from '../../api/result';
import type { paths } from '../../api/schema';
import { createCodec, createSorts, flag, oneOf, pageNumber } from '../listing';
import type { Listing } from '../listing';
import type { RentalCardData } from './rental';

export type RentalFilters = NonNullable<paths['/public/rentals/list']['get']['parameters']['query']>;

export const rentalFilters = createCodec<RentalFilters>({
  page: pageNumber,
  orderBy: oneOf(enums.RentalOrder),
  desc: flag,
  status_id: oneOf(enums.RentalState),
  has_ac: flag,
  has_kitchen: flag,
});

export const rentalSorts = createSorts<(typeof enums.RentalOrder)[number]>({
  newest: {},
  cheapest: { orderBy: 'annual_rent', desc: false },
  dearest: { orderBy: 'annual_rent', desc: true },
  largest: { orderBy: 'total_area', desc: true },
});

/** The page of homes for rent that the query string asks for. */
export const loadRentals = (key: string, signal: AbortSignal): Promise<Result<Listing<RentalCardData>>> =>
  settle(api.GET('/public/rentals/list', { params: { query: rentalFilters.parse(key) }, signal }));
