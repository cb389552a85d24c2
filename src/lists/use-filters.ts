import { navigate } from 'gatsby';
import { useHydrated } from '../browser/hydration';
import type { Codec } from '../lib/query-codec';
import { markListNavigation } from './list-navigation';

export interface FilterAddress<F> {
  filters: F;
  /** The filters as a query string in canonical form; empty for page 1 without filters. */
  key: string;
  /** Address of a page of the list with these filters. */
  hrefOf: (page: number) => string;
  /** Address of page 1 with some filters changed; `undefined` removes one. */
  hrefWith: (changed: Partial<F>) => string;
  /** Goes to page 1 with other filters; Back undoes it. */
  apply: (filters: F) => void;
}

/**
 * The filters of a list, kept in the query string. While hydrating there are none, because the page must equal its HTML.
 * @param path address of the list, without query
 * @param search query string of the current location
 */
export function useFilters<F extends { page?: number }>(
  codec: Codec<F>,
  path: string,
  search: string,
): FilterAddress<F> {
  const filters = codec.parse(useHydrated() ? search : '');
  const key = codec.format(filters);
  return {
    filters,
    key,
    hrefOf: (page) => path + codec.format({ ...filters, page }),
    hrefWith: (changed) => path + codec.format({ ...filters, ...changed, page: undefined }),
    apply: (next) => {
      const nextKey = codec.format({ ...next, page: undefined });
      if (nextKey === key) return;
      markListNavigation('filters');
      void navigate(path + nextKey);
    },
  };
}
