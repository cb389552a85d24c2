/** The filters of a list, kept in the address. */
import { navigate } from 'gatsby';
import type { Codec } from './codec';
import { useHydratedSearch } from './use-search';

/**
 * The filters that the address asks for; `change` goes to page 1 of other ones, as a step that Back undoes.
 * @param path address of the list, without query
 * @param search query string of the current location
 */
export function useFilters<F extends { page?: number }>(codec: Codec<F>, path: string, search: string) {
  const filters = codec.parse(useHydratedSearch(search));
  return {
    filters,
    /** The filters in their one spelling: the key of the list they ask for. */
    key: codec.format(filters),
    hrefOf: (page: number) => path + codec.format({ ...filters, page }),
    change: (changed: Partial<F>) => {
      void navigate(path + codec.format({ ...filters, ...changed, page: undefined }));
    },
  };
}
