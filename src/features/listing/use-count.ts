import { useEffect, useState } from 'react';
import { loadSound } from './load-sound';
import type { LoadList } from './use-live-list';

/** How many rows the filters of `key` would show; undefined while the API is asked, or when it does not answer. */
export function useCount(key: string, load: LoadList<unknown>): number | undefined {
  const [answer, setAnswer] = useState<{ key: string; total: number }>();
  useEffect(() => {
    const controller = new AbortController();
    void loadSound(load, key, controller.signal).then((result) => {
      if (result.ok && !controller.signal.aborted) setAnswer({ key, total: result.value.meta.total });
    });
    return () => controller.abort();
  }, [key, load]);
  return answer?.key === key ? answer.total : undefined;
}
