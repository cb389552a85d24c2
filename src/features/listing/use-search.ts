import { useEffect, useState } from 'react';

/** The query string of the address; empty while hydrating, when the page must still equal its HTML. */
export function useHydratedSearch(search: string): string {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? search : '';
}
