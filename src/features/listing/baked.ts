import type { Listing } from './use-live-list';

/**
 * The first page as the build knew it, in the shape of the API's answer.
 * @param perPage rows that the page query took
 */
export function bakedListing<T>(nodes: readonly T[], total: number, perPage: number): Listing<T> {
  const last_page = Math.max(1, Math.ceil(total / perPage));
  return { data: nodes, meta: { page: 1, per_page: perPage, total, last_page } };
}
