import { useCallback, useRef, useState } from 'react';
import type { Found, Search } from './engine';

/** `idle` until two letters are typed; `away` when the index cannot be had. */
export type SearchState =
  { status: 'idle' } | { status: 'loading' } | { status: 'away' } | { status: 'found'; results: Found[] };

export interface SiteSearch {
  state: SearchState;
  /** Fetches the search before the first letter is typed. */
  prepare: () => void;
  search: (query: string) => void;
}

const shortest = 2;

/** Search as one types. An answer that a newer query has overtaken is not shown. */
export function useSearch(): SiteSearch {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const loading = useRef<Promise<Search>>();
  const newest = useRef('');

  const load = useCallback((): Promise<Search> => {
    loading.current ??= import('./engine')
      .then(({ loadSearch }) => loadSearch())
      .catch((error: unknown) => {
        loading.current = undefined;
        throw error;
      });
    return loading.current;
  }, []);

  const prepare = useCallback(() => void load().catch(() => undefined), [load]);

  const search = useCallback(
    (query: string) => {
      newest.current = query;
      if (query.trim().length < shortest) return setState({ status: 'idle' });
      setState((last) => (last.status === 'found' ? last : { status: 'loading' }));
      const show = (next: SearchState) => newest.current === query && setState(next);
      load().then(
        (find) => show({ status: 'found', results: find(query) }),
        () => show({ status: 'away' }),
      );
    },
    [load],
  );

  return { state, prepare, search };
}
