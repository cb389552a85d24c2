/** The filters of a list, kept in the address. */
import { navigate } from 'gatsby';
import type { Codec } from '../lib/query-codec';
import { markListNavigation } from './moves';
import { useHydratedSearch } from './use-search';

export interface FilterAddress<F> {
  filters: F;
  /** The filters in their one spelling: the key of the list they ask for. */
  key: string;
  /** Address of a page of the list with these filters. */
  hrefOf: (page: number) => string;
  /** Address of page 1 with some filters changed; `undefined` takes one away. */
  hrefWith: (changed: Partial<F>) => string;
  /** Goes to page 1 of other filters, as a step that Back undoes. */
  apply: (filters: F) => void;
}

/**
 * @param path address of the list, without query
 * @param search query string of the current location
 */
export function useFilters<F extends { page?: number }>(
  codec: Codec<F>,
  path: string,
  search: string,
): FilterAddress<F> {
  const filters = codec.parse(useHydratedSearch(search));
  const key = codec.format(filters);
  return {
    filters,
    key,
    hrefOf: (page) => path + codec.format({ ...filters, page }),
    hrefWith: (changed) => path + codec.format({ ...filters, ...changed, page: undefined }),
    apply: (wanted) => {
      const next = codec.format({ ...wanted, page: undefined });
      if (next === key) return;
      markListNavigation('filters');
      void navigate(path + next);
    },
  };
}
