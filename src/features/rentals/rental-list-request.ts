import { api } from '../../api-client/browser';
import { enums } from '../../api-client/generated/contract-values';
import { toResult, type Result } from '../../api-client/result';
import type { components } from '../../api-client/generated/schema';
import { createLazyModule } from '../../browser/lazy-module';
import { manyRooms } from '../../domain/rooms';
import {
  createCodec,
  createSorts,
  type Order,
  flag,
  oneOf,
  pageNumber,
  pageOf,
  price,
  integer,
  listOf,
  text,
  readAllPages,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import type { RentalCardData } from './rental';
import { asksForWholeList, type RentalFilters, type RentalQuery } from './rental-conditions';

/** Compares rentals with conditions; loaded where the API does not. */
export const rentalMatching = createLazyModule(() => import('./rental-matching'));

export const rentalFilters = createCodec<RentalFilters>({
  page: pageNumber,
  orderBy: oneOf(enums.RentalOrder),
  desc: flag,
  status_id: oneOf(enums.RentalState),
  has_ac: flag,
  has_kitchen: flag,
  rooms: integer(1, manyRooms),
  city: text(60),
  district: listOf(text(60)),
  price_max: price,
  parking: flag,
  furnishing: oneOf(enums.Furnishing),
});

export const rentalSorts = createSorts({
  newest: {},
  cheapest: { orderBy: 'annual_rent', desc: false },
  mostExpensive: { orderBy: 'annual_rent', desc: true },
  largest: { orderBy: 'total_area', desc: true },
} satisfies Record<string, Order<(typeof enums.RentalOrder)[number]>>);

type List = PageOfResults<components['schemas']['Rental']>;

/** Every rental of the API, newest first; `known` ones stand in for those that cannot be read. */
export async function loadAllRentals(
  signal: AbortSignal,
  known: readonly RentalCardData[],
): Promise<Result<readonly RentalCardData[]>> {
  const all = await readAllPages((page) => getPage({ page }, signal, known));
  return all.ok ? { ok: true, value: all.value.data } : all;
}

/**
 * @param key query string with the filters
 * @param known rows that stand in for those that cannot be read
 */
export async function loadRentals(
  key: string,
  signal: AbortSignal,
  known: readonly RentalCardData[],
): Promise<Result<PageOfResults<RentalCardData>>> {
  const filters = rentalFilters.parse(key);
  const { page, orderBy, desc, status_id, has_ac, has_kitchen } = filters;
  const query = { orderBy, desc, status_id, has_ac, has_kitchen };
  if (!asksForWholeList(filters)) return getPage({ ...query, page }, signal, known);
  const { meets } = await rentalMatching.load();
  const all = await readAllPages((one) => getPage({ ...query, page: one }, signal, known));
  if (!all.ok) return all;
  const rows = all.value.data.filter((rental) => meets(rental, filters));
  return { ok: true, value: pageOf(rows, page ?? 1, all.value.meta.per_page) };
}

const getPage = (
  query: RentalQuery,
  signal: AbortSignal,
  known: readonly RentalCardData[],
): Promise<Result<List>> => toResult(api.GET('/public/rentals/list', { params: { query }, signal }), known);

/** Filters and sorts known rows as the API would, while it is unavailable; undefined until `rentalMatching` is loaded. */
export const narrowRentals = (rows: readonly RentalCardData[], filters: RentalFilters) =>
  rentalMatching.get()?.narrowRentals(rows, filters);
