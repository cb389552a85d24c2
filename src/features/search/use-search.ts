import { useCallback, useEffect, useRef, useState } from 'react';
import { createLazyModule } from '../../browser/lazy-module';
import { usePrefetch } from '../../ui';
import type { Search, SearchHit } from './search-index';

/** `idle` until two letters are typed; `unavailable` when the index cannot be loaded. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'found'; results: SearchHit[] };

export interface SiteSearch {
  state: SearchState;
  /** Loads the index before the first letter is typed. */
  prepare: () => void;
  search: (query: string) => void;
}

/** Letters that a query has at least. */
const minLength = 2;
const index = createLazyModule(() => import('./search-index').then(({ loadSearch }) => loadSearch()));

/** Search as one types. Results of an older query are not shown. */
export function useSearch(): SiteSearch {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const latestQuery = useRef('');
  usePrefetch(index.preload);
  const controller = useRef(new AbortController());
  useEffect(() => {
    const mounted = new AbortController();
    controller.current = mounted;
    return () => mounted.abort();
  }, []);
  // Once for each box, and only for visitors who search.
  const refreshing = useRef<Promise<void>>();
  const refreshOnce = useCallback(
    ({ refresh }: Search) => (refreshing.current ??= refresh(controller.current.signal)),
    [],
  );

  const search = useCallback(
    (query: string) => {
      latestQuery.current = query;
      if (query.trim().length < minLength) return setState({ status: 'idle' });
      setState((last) => (last.status === 'found' ? last : { status: 'loading' }));
      const show = (next: SearchState) => latestQuery.current === query && setState(next);
      index.load().then(
        (loaded) => {
          const find = () => show({ status: 'found', results: loaded.find(query) });
          find();
          void refreshOnce(loaded).then(find);
        },
        () => show({ status: 'unavailable' }),
      );
    },
    [refreshOnce],
  );

  const isUnavailable = state.status === 'unavailable';
  useEffect(() => {
    if (!isUnavailable) return undefined;
    const retry = () => search(latestQuery.current);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnavailable, search]);

  const prepare = useCallback(
    () =>
      void index.load().then(
        (loaded) => void refreshOnce(loaded),
        () => undefined,
      ),
    [refreshOnce],
  );
  return { state, prepare, search };
}
