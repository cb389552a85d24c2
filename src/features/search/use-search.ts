import { useCallback, useEffect, useRef, useState } from 'react';
import { createLazyModule } from '../../browser/lazy-module';
import { useAhead } from '../../ui';
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
const engine = createLazyModule(() => import('./engine').then(({ loadSearch }) => loadSearch()));

/** Search as one types. An answer that a newer query has overtaken is not shown. */
export function useSearch(): SiteSearch {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const newest = useRef('');
  useAhead(engine.prepare);
  const life = useRef(new AbortController());
  useEffect(() => {
    const calls = new AbortController();
    life.current = calls;
    return () => calls.abort();
  }, []);
  // Only for those who search, and once for each box: what the build knew is enough to begin with.
  const following = useRef<Promise<void>>();
  const follow = useCallback(
    ({ follow: ask }: Search) => (following.current ??= ask(life.current.signal)),
    [],
  );

  const search = useCallback(
    (query: string) => {
      newest.current = query;
      if (query.trim().length < shortest) return setState({ status: 'idle' });
      setState((last) => (last.status === 'found' ? last : { status: 'loading' }));
      const show = (next: SearchState) => newest.current === query && setState(next);
      engine.load().then(
        (found) => {
          const look = () => show({ status: 'found', results: found.find(query) });
          look();
          void follow(found).then(look);
        },
        () => show({ status: 'away' }),
      );
    },
    [follow],
  );

  const isAway = state.status === 'away';
  useEffect(() => {
    if (!isAway) return undefined;
    const again = () => search(newest.current);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isAway, search]);

  const prepare = useCallback(
    () =>
      void engine.load().then(
        (found) => void follow(found),
        () => undefined,
      ),
    [follow],
  );
  return { state, prepare, search };
}
