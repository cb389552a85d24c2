import { enums } from '../../api-client/generated/contract-values';
import type { paths } from '../../api-client/generated/schema';
import { getParameters } from '../../domain/conditions/condition';
import { rentalConditions, type RentalConditions } from '../../domain/conditions/rental-table';
import { createCodec, createSorts, flag, oneOf, pageNumber, type Order } from '../../lists';

/** Of the API. */
export type RentalQuery = Omit<
  NonNullable<paths['/public/rentals/list']['get']['parameters']['query']>,
  'per_page'
>;

export interface RentalFilters extends RentalConditions, Pick<RentalQuery, 'page' | 'orderBy' | 'desc'> {}

export const rentalFilters = /* @__PURE__ */ createCodec<RentalFilters>({
  page: pageNumber,
  orderBy: /* @__PURE__ */ oneOf(enums.RentalOrder),
  desc: flag,
  .../* @__PURE__ */ getParameters(rentalConditions),
});

export const rentalSorts = createSorts({
  newest: {},
  cheapest: { orderBy: 'annual_rent', desc: false },
  mostExpensive: { orderBy: 'annual_rent', desc: true },
  largest: { orderBy: 'total_area', desc: true },
} satisfies Record<string, Order<(typeof enums.RentalOrder)[number]>>);
