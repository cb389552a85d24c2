import { useEffect, useMemo, useState } from 'react';
import type { Published } from './published-records';
import { useWithdrawn, type IsWithdrawn, type Keyed, type RecordKind } from './withdrawn-records';

export type PublishedState<K extends RecordKind> =
  | { readonly status: 'loading'; readonly published?: undefined }
  | { readonly status: 'live'; readonly published: Published<K> }
  /** The API did not answer: what was known stays. */
  | { readonly status: 'cached'; readonly published?: undefined };

/** All that the API publishes of a kind, read once the page shows. */
export function usePublishedRecords<K extends RecordKind>(kind: K): PublishedState<K> {
  const [state, setState] = useState<PublishedState<K>>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (published: Published<K> | undefined) => {
      if (!signal.aborted) setState(published ? { status: 'live', published } : { status: 'cached' });
    };
    const ask = () =>
      void import('./published-records').then(
        ({ readPublishedRecords }) => readPublishedRecords(kind, signal).then(show),
        () => show(undefined),
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

type Row<K extends RecordKind> = Published<K>['rows'][number];

/** All that the API publishes; until that is known, the rows of the build without those known to be withdrawn. */
export function publishedRows<K extends RecordKind, T extends Keyed>(
  kind: K,
  prerendered: readonly T[],
  published: Pick<Published<K>, 'rows' | 'complete'> | undefined,
  isWithdrawn: IsWithdrawn,
): readonly (T | Row<K>)[] {
  if (published?.complete) return published.rows;
  return prerendered.filter(({ id, slug }) => ![id, slug ?? id].some((key) => isWithdrawn(kind, key)));
}

/** {@link publishedRows} of this page, for choosers. */
export function usePublishedRows<K extends RecordKind, T extends Keyed>(
  kind: K,
  prerendered: readonly T[],
): { rows: readonly (T | Row<K>)[]; status: PublishedState<K>['status'] } {
  const { status, published } = usePublishedRecords(kind);
  const isWithdrawn = useWithdrawn();
  const rows = useMemo(
    () => publishedRows(kind, prerendered, published, isWithdrawn),
    [kind, prerendered, published, isWithdrawn],
  );
  return { rows, status };
}
