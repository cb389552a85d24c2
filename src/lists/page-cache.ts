import type { PageOfResults } from './page-of-results';

export interface CachedPage<T> {
  readonly page: PageOfResults<T>;
  /** When it was read. ISO time. */
  readonly at: string;
}

export interface PageCache<T> {
  /** @param key query string of the page */
  get: (key: string) => CachedPage<T> | undefined;
  set: (key: string, cached: CachedPage<T>) => void;
  /** Every row of the cached pages as it was read last, by its id. */
  rows: () => ReadonlyMap<string, T>;
}

/**
 * Pages of results by their query strings, for as long as the tab lives, so that Back shows them at once and a failing
 * API takes nothing away.
 * @param capacity number of pages; the oldest is dropped
 */
export function createPageCache<T extends { readonly id: string }>(capacity = 50): PageCache<T> {
  const pages = new Map<string, CachedPage<T>>();
  return {
    get: (key) => pages.get(key),
    set(key, cached) {
      pages.delete(key);
      pages.set(key, cached);
      const [oldest] = pages.keys();
      if (pages.size > capacity && oldest !== undefined) pages.delete(oldest);
    },
    rows: () =>
      new Map([...pages.values()].flatMap(({ page }) => page.data.map((row) => [row.id, row] as const))),
  };
}
