import { useEffect, useState } from 'react';

const hydratedAlready = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] !== undefined;

/**
 * The query string of the address; empty while hydrating, when the page must still equal its HTML. A page that the
 * visitor reaches from another one knows it at once.
 */
export function useHydratedSearch(search: string): string {
  const [hydrated, setHydrated] = useState(hydratedAlready);
  useEffect(() => setHydrated(true), []);
  return hydrated ? search : '';
}
