import { api } from '../../api-client/browser';
import { toResult, type Result } from '../../api-client/result';
import type { components } from '../../api-client/generated/schema';
import { createLazyModule } from '../../browser/lazy-module';
import { asksBeyondList } from '../../domain/conditions/rental-table';
import { toPage, readAllPages, type PageOfResults } from '../../lists';
import type { RentalCardData } from './rental';
import { rentalFilters, type RentalFilters, type RentalQuery } from './rental-list-codec';

export { rentalFilters, rentalSorts, type RentalFilters } from './rental-list-codec';

/** Compares rentals with conditions; loaded where the API does not. */
export const rentalMatching = createLazyModule(() => import('./rental-matching'));

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
  if (!asksBeyondList(filters)) return getPage({ ...query, page }, signal, known);
  const { findRentals } = await rentalMatching.load();
  const all = await readAllPages((one) => getPage({ ...query, page: one }, signal, known));
  if (!all.ok) return all;
  const rows = findRentals<RentalCardData>(all.value.data, filters);
  return { ok: true, value: toPage(rows, page ?? 1, all.value.meta.per_page) };
}

const getPage = (
  query: RentalQuery,
  signal: AbortSignal,
  known: readonly RentalCardData[],
): Promise<Result<List>> => toResult(api.GET('/public/rentals/list', { params: { query }, signal }), known);

/** The page that the filters ask for, of known rows, as the API would answer it. Rejects where its code cannot be loaded. */
export async function answerRentals(
  rows: readonly RentalCardData[],
  filters: RentalFilters,
  perPage: number,
): Promise<PageOfResults<RentalCardData>> {
  const { narrowRentals } = await rentalMatching.load();
  return toPage(narrowRentals(rows, filters), filters.page ?? 1, perPage);
}
