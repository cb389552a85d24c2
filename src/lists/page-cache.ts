/** Lists as they were last known, so that Back shows them at once and a failing API takes nothing away. */
import type { PageOfResults } from './use-live-list';

export interface CachedPage<T> {
  readonly listing: PageOfResults<T>;
  /** When the API said so: ISO time. */
  readonly at: string;
}

export interface PageCache<T> {
  get: (key: string) => CachedPage<T> | undefined;
  set: (key: string, known: CachedPage<T>) => void;
  /** Every row of these lists as it was read last, by its id. */
  rows: () => ReadonlyMap<string, T>;
}

/** Lists by their filters, for as long as the tab lives; the oldest give way. */
export function createPageCache<T extends { readonly id: string }>(capacity = 50): PageCache<T> {
  const lists = new Map<string, CachedPage<T>>();
  return {
    get: (key) => lists.get(key),
    set(key, known) {
      lists.delete(key);
      lists.set(key, known);
      const [oldest] = lists.keys();
      if (lists.size > capacity && oldest !== undefined) lists.delete(oldest);
    },
    rows: () =>
      new Map(
        [...lists.values()].flatMap(({ listing }) => listing.data.map((row) => [row.id, row] as const)),
      ),
  };
}
