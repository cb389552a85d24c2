/** A row of a list that the build did not know: asked for in the browser. */
import { useEffect, useState } from 'react';
import { awaited } from '../../lib/progress';
import type { LateAnswer } from './late-answer';

/** @param find looks for the row named `id`; the same function at every call */
export function useLateRow<T>(
  id: string,
  find: (id: string, signal: AbortSignal) => Promise<LateAnswer<T>>,
): LateAnswer<T> | undefined {
  const [found, setFound] = useState<{ id: string; answer: LateAnswer<T> }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void awaited(find(id, signal)).then((answer) => {
      if (!signal.aborted) setFound({ id, answer });
    });
    return () => controller.abort();
  }, [id, find]);
  return found?.id === id ? found.answer : undefined;
}
