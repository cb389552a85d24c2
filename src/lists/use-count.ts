import { useEffect, useState } from 'react';
import { fetchValidPage } from './fetch-valid-page';
import type { PageOfResults, LoadList } from './use-live-list';

/** Milliseconds of rest before the API is asked: a price is typed figure by figure. */
const rest = 250;

/**
 * How many rows the filters of `key` would show; undefined while the API is asked. When it does not answer, as many as
 * are at hand, or undefined where nobody can say.
 */
export function useCount(
  key: string,
  load: LoadList<unknown>,
  atHand: (key: string) => PageOfResults<unknown> | undefined,
): number | undefined {
  const [answer, setAnswer] = useState<{ key: string; total: number | undefined }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void fetchValidPage(load, key, signal).then((result) => {
        if (signal.aborted) return;
        setAnswer({ key, total: result.ok ? result.value.meta.total : atHand(key)?.meta.total });
      });
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, load, atHand]);
  return answer?.key === key ? answer.total : undefined;
}
