import { useCallback, useMemo } from 'react';
import { builtAt } from '../site-data';
import type { CachedPage, PageCache } from './page-cache';
import type { PageOfResults } from './page-of-results';

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
   * The page that the filters ask for, of all rows; undefined while that cannot be said. Keep its identity stable.
   * @param perPage rows of a full page
   */
  answer: (rows: readonly T[], filters: F, perPage: number) => Answered<T>;
}

type Answered<T> = PageOfResults<T> | undefined | Promise<PageOfResults<T> | undefined>;

/** What the build knows of a list. */
export interface KnownResults<T> {
  /** The rows of the build, as they were read last. Its identity is stable. */
  knownRows: () => readonly T[];
  /** What of them matches a query string; undefined where nobody can say. Never rejects. */
  prerenderedResults: (key: string) => Promise<PageOfResults<T> | undefined>;
}

/**
 * Answers a query string from the rows of the build, as they were read last. Undefined where the build did not know all
 * rows: then nobody can say what matches.
 */
export function usePrerenderedResults<T extends { readonly id: string }, F>({
  first,
  rest,
  cache,
  parse,
  answer,
}: PrerenderedResultsOptions<T, F>): KnownResults<T> {
  const knownRows = useCallback(
    () => mergeRows([...first.data, ...rest], cache.rows()),
    [first, rest, cache],
  );
  const prerenderedResults = useCallback(
    async (key: string) => {
      const { total, per_page } = first.meta;
      if (first.data.length + rest.length < total) return undefined;
      try {
        return await answer(knownRows(), parse(key), per_page);
      } catch {
        return undefined; // its code cannot be loaded
      }
    },
    [first, rest, knownRows, parse, answer],
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
