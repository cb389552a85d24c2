import { useMemo } from 'react';
import type { CachedPage } from './page-cache';
import type { PageOfResults } from './use-live-list';
import { useBuildTime } from './use-build-time';

/** What the build tells the page of a list: rows on a full page, as the API has them. */
export interface PageSize {
  perPage: number;
}

/**
 * The first page as the build knew it, in the shape of the API's answer.
 * @param perPage rows that the page query took
 */
export function prerenderedPage<T>(nodes: readonly T[], total: number, perPage: number): PageOfResults<T> {
  const last_page = Math.max(1, Math.ceil(total / perPage));
  return { data: nodes, meta: { page: 1, per_page: perPage, total, last_page } };
}

/** The same with the time of the build; one object for one listing. */
export function usePrerenderedPage<T>(listing: PageOfResults<T>): CachedPage<T> {
  const at = useBuildTime();
  return useMemo(() => ({ listing, at }), [listing, at]);
}
