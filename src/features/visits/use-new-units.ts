import { useCallback } from 'react';
import { sameSearch, useVisits } from './visits';

/**
 * Whether a unit did not match a search that is followed when the last visit ended.
 * @param query what is searched for, as the query string of the page
 */
export function useNewUnits(query: string): (unit: string) => boolean {
  const seen = useVisits()?.searches.find((search) => sameSearch(search, { query }))?.seen;
  return useCallback(
    (unit) => seen !== undefined && !seen.before.value.some(({ id }) => id === unit),
    [seen],
  );
}
