import { useEffect, useState } from 'react';
import type { Published } from './published-records';
import type { RecordKind } from './withdrawn-records';

export type PublishedState<K extends RecordKind> =
  | { readonly status: 'loading'; readonly published?: undefined }
  | { readonly status: 'live'; readonly published: Published<K> }
  /** The API did not answer: what was known stays. */
  | { readonly status: 'cached'; readonly published?: undefined };

/** All that the API publishes of a kind, asked for once the page shows. */
export function usePublished<K extends RecordKind>(kind: K): PublishedState<K> {
  const [state, setState] = useState<PublishedState<K>>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (published: Published<K> | undefined) => {
      if (!signal.aborted) setState(published ? { status: 'live', published } : { status: 'cached' });
    };
    const ask = () =>
      void import('./published-records').then(
        ({ readPublished }) => readPublished(kind, signal).then(settle),
        () => settle(undefined),
      );
    ask();
    window.addEventListener('online', ask);
    return () => {
      controller.abort();
      window.removeEventListener('online', ask);
    };
  }, [kind]);
  return state;
}
