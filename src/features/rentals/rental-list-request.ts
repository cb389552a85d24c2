import { api } from '../../api-client/browser';
import { enums } from '../../api-client/contract-values';
import { toResult, type Result } from '../../api-client/result';
import type { components, paths } from '../../api-client/schema';
import { hasRooms, manyRooms } from '../../lib/rooms';
import {
  byNumber,
  createCodec,
  createSorts,
  type Order,
  flag,
  oneOf,
  pageNumber,
  pageOf,
  integer,
  readAllPages,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import type { RentalCardData } from './rental';

type Query = Omit<NonNullable<paths['/public/rentals/list']['get']['parameters']['query']>, 'per_page'>;

/** The API has no filter by `rooms`: then the whole list is read and filtered here. */
export interface RentalFilters extends Query {
  rooms?: number;
}

export const rentalFilters = createCodec<RentalFilters>({
  page: pageNumber,
  orderBy: oneOf(enums.RentalOrder),
  desc: flag,
  status_id: oneOf(enums.RentalState),
  has_ac: flag,
  has_kitchen: flag,
  rooms: integer(1, manyRooms),
});

export const rentalSorts = createSorts({
  newest: {},
  cheapest: { orderBy: 'annual_rent', desc: false },
  mostExpensive: { orderBy: 'annual_rent', desc: true },
  largest: { orderBy: 'total_area', desc: true },
} satisfies Record<string, Order<(typeof enums.RentalOrder)[number]>>);

type List = PageOfResults<components['schemas']['Rental']>;

/** @param key query string with the filters */
export async function loadRentals(
  key: string,
  signal: AbortSignal,
): Promise<Result<PageOfResults<RentalCardData>>> {
  const { rooms, ...query } = rentalFilters.parse(key);
  const getPage = (page?: number): Promise<Result<List>> =>
    toResult(api.GET('/public/rentals/list', { params: { query: { ...query, page } }, signal }));
  if (rooms === undefined) return getPage(query.page);
  const all = await readAllPages(getPage);
  if (!all.ok) return all;
  const rows = all.value.data.filter((rental) => hasRooms(rental.rooms, rooms));
  return { ok: true, value: pageOf(rows, query.page ?? 1, all.value.meta.per_page) };
}

/** Filters and sorts known rows as the API would, while it is unavailable. */
export function narrowRentals(
  rows: readonly RentalCardData[],
  { status_id, has_ac, has_kitchen, rooms, orderBy, desc }: RentalFilters,
): readonly RentalCardData[] {
  const matching = rows.filter(
    (rental) =>
      (!status_id || rental.state === status_id) &&
      (has_ac === undefined || (rental.air_conditioning === 'installed') === has_ac) &&
      (has_kitchen === undefined || (rental.kitchen === 'fitted') === has_kitchen) &&
      (rooms === undefined || hasRooms(rental.rooms, rooms)),
  );
  if (orderBy === 'annual_rent') return byNumber(matching, ({ annual_rent }) => annual_rent, desc);
  if (orderBy === 'total_area') return byNumber(matching, ({ total_area }) => total_area, desc);
  return orderBy === 'published_at' && !desc ? matching.reverse() : matching;
}
