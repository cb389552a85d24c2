import { startTransition, useCallback, useEffect, useState } from 'react';
import { withMinDelay } from '../browser/min-delay';
import { withProgress } from '../browser/progress';
import type { CachedPage, PageCache } from './page-cache';
import { fetchValidPage, type LoadPage, type PageOfResults } from './page-of-results';
import type { KnownResults } from './prerendered';
import { useOnReconnect } from './use-on-reconnect';

export interface LivePage<T> {
  /** The results of this query string; while `pending` those of the last one. */
  page: PageOfResults<T>;
  /** The API is asked for this query string, and results of another one are shown. */
  pending: boolean;
  /** Set when the API did not answer. */
  failed?: {
    /** When the shown results were read. ISO time; undefined where nothing is known of this query, so that no row is shown. */
    at: string | undefined;
    retry: () => void;
    retrying: boolean;
  };
}

interface State<T> {
  /** Query string of `cached`. */
  key: string;
  cached: CachedPage<T>;
  /** The query string that the last answer, or failure, was about. */
  answered?: string;
  failed: boolean;
  /** After a failure: what the build knows of that query string. */
  known?: PageOfResults<T> | undefined;
}

interface LivePageOptions<T> extends KnownResults<T> {
  /** Filters and page as a query string; empty for the first page without filters. */
  key: string;
  /** That first page, as of the build. */
  prerendered: CachedPage<T>;
  cache: PageCache<T>;
  load: LoadPage<T>;
}

const emptyPage: PageOfResults<never> = {
  data: [],
  meta: { page: 1, per_page: 1, total: 0, last_page: 1 },
};

/**
 * A page of results that begins with the prerendered one and follows the API: the newest request wins, and after a
 * failure only what is known of this query is shown.
 */
export function useLivePage<T>(options: LivePageOptions<T>): LivePage<T> {
  const { key, prerendered, cache, load, knownRows, prerenderedResults } = options;
  const [state, setState] = useState<State<T>>(() => ({
    key: '',
    cached: cache.get('') ?? prerendered, // Back finds the list as it was left
    failed: false,
  }));
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const retry = useCallback(() => {
    setRetrying(true);
    setAttempt((times) => times + 1);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const isAborted = () => controller.signal.aborted;
    const answer = withMinDelay(fetchValidPage(load, key, controller.signal, knownRows()));
    // Progress is shown for other filters, which the visitor waits for, and not for a refresh of what is shown.
    const isRefresh = key === '' || cache.get(key) !== undefined;
    void (isRefresh ? answer : withProgress(answer)).then(async (result) => {
      const isCached = cache.get(key) !== undefined;
      const known = result.ok || isCached || isAborted() ? undefined : await prerenderedResults(key);
      if (isAborted()) return;
      setRetrying(false);
      if (result.ok) {
        const cached = { page: result.value, at: new Date().toISOString() };
        cache.set(key, cached);
        // A phone answers while it renders what may be dozens of homes.
        startTransition(() => setState({ key, cached, answered: key, failed: false }));
      } else {
        setState((last) => ({ ...last, answered: key, failed: true, known }));
      }
    });
    return () => controller.abort();
  }, [key, load, cache, knownRows, prerenderedResults, attempt]);

  const isAnswered = state.answered === key;
  const hasFailed = isAnswered && state.failed;
  useOnReconnect(hasFailed, retry);
  const cached =
    state.key === key ? state.cached : (cache.get(key) ?? (key === '' ? prerendered : undefined));
  if (!hasFailed) {
    return { page: (cached ?? state.cached).page, pending: !cached && !isAnswered };
  }
  const known = cached ?? (state.known && { page: state.known, at: prerendered.at });
  return {
    page: known?.page ?? emptyPage,
    pending: false,
    failed: { at: known?.at, retry, retrying },
  };
}
