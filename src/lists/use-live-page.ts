import { startTransition, useCallback, useEffect, useState } from 'react';
import { withMinDelay } from '../browser/min-delay';
import { withProgress } from '../browser/progress';
import { useAfterPaint } from '../browser/use-after-paint';
import { isHeld } from '../browser/scroll-restoration';
import type { CachedPage, PageCache } from './page-cache';
import { fetchValidPage, type LoadPage, type PageOfResults } from './page-of-results';
import type { KnownResults } from './prerendered';
import { useOnReconnect } from './use-on-reconnect';

export interface LivePage<T> {
  /** The results of this query string; while `pending` those of the last one. */
  page: PageOfResults<T>;
  /** The API is asked for this query string, and results of another one are shown. */
  pending: boolean;
  /** Of results that were waited for: whether only the first are drawn yet. Undefined for those of before, and those that a visitor returns to. */
  arrival?: 'first' | 'all' | undefined;
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
  arrival?: 'first' | 'all';
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
  /** Loads the code that shows the results of a query string, so that they are drawn once. Never rejects; stable, as `load`. */
  loadView?: (key: string) => Promise<void> | undefined;
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
  const { key, prerendered, cache, load, loadView, knownRows, prerenderedResults } = options;
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
    const page = fetchValidPage(load, key, controller.signal, knownRows());
    const answer = withMinDelay(Promise.all([page, loadView?.(key)]).then(([result]) => result));
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
        const next = { key, cached, answered: key, failed: false };
        // The first are seen before the others are drawn; all of them give a page its height that leads back to its position.
        if (!isRefresh && !isHeld()) setState({ ...next, arrival: 'first' });
        else startTransition(() => setState(next));
      } else {
        setState((last) => ({ ...last, answered: key, failed: true, known }));
      }
    });
    return () => controller.abort();
  }, [key, load, loadView, cache, knownRows, prerenderedResults, attempt]);

  const { arrival } = state;
  useAfterPaint(
    arrival === 'first',
    useCallback(() => setState((last) => ({ ...last, arrival: 'all' })), []),
  );

  const isAnswered = state.answered === key;
  const hasFailed = isAnswered && state.failed;
  useOnReconnect(hasFailed, retry);
  const cached =
    state.key === key ? state.cached : (cache.get(key) ?? (key === '' ? prerendered : undefined));
  if (!hasFailed) {
    const isShown = !cached || cached === state.cached;
    const { page } = cached ?? state.cached;
    return { page, pending: !cached && !isAnswered, arrival: isShown ? arrival : undefined };
  }
  const known = cached ?? (state.known && { page: state.known, at: prerendered.at });
  return {
    page: known?.page ?? emptyPage,
    pending: false,
    failed: { at: known?.at, retry, retrying },
  };
}
