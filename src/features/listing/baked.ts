import { useMemo } from 'react';
import type { KnownListing } from './list-memory';
import type { Listing } from './use-live-list';
import { useBuildTime } from '../../lib/use-build-time';

/** What the build tells the page of a list: rows on a full page, as the API has them. */
export interface PageSize {
  perPage: number;
}

/**
 * The first page as the build knew it, in the shape of the API's answer.
 * @param perPage rows that the page query took
 */
export function bakedListing<T>(nodes: readonly T[], total: number, perPage: number): Listing<T> {
  const last_page = Math.max(1, Math.ceil(total / perPage));
  return { data: nodes, meta: { page: 1, per_page: perPage, total, last_page } };
}

/** The same with the time of the build; one object for one listing. */
export function useBaked<T>(listing: Listing<T>): KnownListing<T> {
  const at = useBuildTime();
  return useMemo(() => ({ listing, at }), [listing, at]);
}
