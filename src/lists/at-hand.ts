/** What is known of a list without asking anybody: rows of the build, as they were read last. */
import { useCallback } from 'react';
import type { PageCache } from './page-cache';
import type { PageOfResults } from './use-live-list';
import { pageOf } from './whole-list';

interface AtHandOptions<T extends { readonly id: string }, F> {
  /** The first page of the build. */
  first: PageOfResults<T>;
  /** What the build knew of the other pages, in the order of the list. */
  rest: readonly T[];
  memory: PageCache<T>;
  /** The filters of a query string. */
  parse: (key: string) => F;
  /** The rows that the filters leave, in the order that they ask for. */
  narrow: (rows: readonly T[], filters: F) => readonly T[];
}

/**
 * Answers a query string from the rows at hand, as the API would page them. Undefined where the build did not know all
 * rows: then nobody can say what matches. Give it a stable `narrow`.
 */
export function useAtHand<T extends { readonly id: string }, F extends { page?: number }>({
  first,
  rest,
  memory,
  parse,
  narrow,
}: AtHandOptions<T, F>): (key: string) => PageOfResults<T> | undefined {
  return useCallback(
    (key) => {
      const { total, per_page } = first.meta;
      if (first.data.length + rest.length < total) return undefined;
      const { page = 1, ...filters } = parse(key);
      return pageOf(narrow(knownRows([...first.data, ...rest], memory.rows()), filters as F), page, per_page);
    },
    [first, rest, memory, parse, narrow],
  );
}

/** Rows of the build with what was read of them since, after those that are newer than the build. */
export function knownRows<T extends { readonly id: string }>(
  built: readonly T[],
  read: ReadonlyMap<string, T>,
): T[] {
  const ids = new Set(built.map(({ id }) => id));
  const late = [...read.values()].filter(({ id }) => !ids.has(id));
  return [...late, ...built.map((row) => ({ ...row, ...read.get(row.id) }))];
}
