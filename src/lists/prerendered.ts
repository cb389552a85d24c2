import { useCallback, useMemo } from 'react';
import { builtAt } from '../site-data';
import type { CachedPage, PageCache } from './page-cache';
import { onePage, toPage, type PageOfResults } from './page-of-results';

/** A page with the time of the build. Stable as long as `page` is. */
export const usePrerenderedPage = <T>(page: PageOfResults<T>): CachedPage<T> =>
  useMemo(() => ({ page, at: builtAt() }), [page]);

interface PrerenderedResultsOptions<T extends { readonly id: string }, F> {
  /** The first page of the build. */
  first: PageOfResults<T>;
  /** What the build knew of the other pages, in the order of the list. */
  rest: readonly T[];
  cache: PageCache<T>;
  /** The filters of a query string. */
  parse: (key: string) => F;
  /**
   * The rows that match the filters, in the order that they ask for; undefined while that cannot be said. Keep its identity
   * stable.
   */
  narrow: (rows: readonly T[], filters: F) => readonly T[] | undefined;
  /** Whether the filters ask for all rows on one page. Keep its identity stable. */
  onOnePage?: (filters: F) => boolean;
}

interface PrerenderedResults<T> {
  /** The rows of the build, as they were read last. */
  knownRows: () => readonly T[];
  /** What of them matches a query string, paged as by the API; undefined where nobody can say. */
  prerenderedResults: (key: string) => PageOfResults<T> | undefined;
}

/**
 * Answers a query string from the rows of the build, as they were read last, paged as by the API. Undefined where the
 * build did not know all rows: then nobody can say what matches.
 */
export function usePrerenderedResults<T extends { readonly id: string }, F extends { page?: number }>({
  first,
  rest,
  cache,
  parse,
  narrow,
  onOnePage,
}: PrerenderedResultsOptions<T, F>): PrerenderedResults<T> {
  const knownRows = useCallback(
    () => mergeRows([...first.data, ...rest], cache.rows()),
    [first, rest, cache],
  );
  const prerenderedResults = useCallback(
    (key: string) => {
      const { total, per_page } = first.meta;
      if (first.data.length + rest.length < total) return undefined;
      const { page = 1, ...others } = parse(key);
      const filters = others as F;
      const rows = narrow(knownRows(), filters);
      if (!rows) return undefined;
      return onOnePage?.(filters) ? onePage(rows) : toPage(rows, page, per_page);
    },
    [first, rest, knownRows, parse, narrow, onOnePage],
  );
  return { knownRows, prerenderedResults };
}

/** Rows of the build, updated by those that were read since; rows that are newer than the build come first. */
export function mergeRows<T extends { readonly id: string }>(
  prerendered: readonly T[],
  read: ReadonlyMap<string, T>,
): T[] {
  const ids = new Set(prerendered.map(({ id }) => id));
  const unbuilt = [...read.values()].filter(({ id }) => !ids.has(id));
  return [...unbuilt, ...prerendered.map((row) => ({ ...row, ...read.get(row.id) }))];
}
