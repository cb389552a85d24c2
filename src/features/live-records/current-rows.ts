/** Records to choose from: as the API has them now, as far as it has said so. */
import { useMemo } from 'react';
import type { Published } from './published-records';
import type { IsWithdrawn, RecordKind } from './withdrawn-records';
import { usePublished, type PublishedState } from './use-published';
import { useWithdrawn } from './use-withdrawn';

interface Keyed {
  readonly id: string;
  readonly slug?: string;
}

type Row<K extends RecordKind> = Published<K>['rows'][number];

/** All that the API publishes; while it has not told all, those of the build without what is known to be withdrawn. */
export function currentRows<K extends RecordKind, T extends Keyed>(
  kind: K,
  prerendered: readonly T[],
  published: Pick<Published<K>, 'rows' | 'complete'> | undefined,
  isWithdrawn: IsWithdrawn,
): readonly (T | Row<K>)[] {
  if (published?.complete) return published.rows;
  return prerendered.filter(({ id, slug }) => ![id, slug ?? id].some((key) => isWithdrawn(kind, key)));
}

export function useCurrentRows<K extends RecordKind, T extends Keyed>(
  kind: K,
  prerendered: readonly T[],
): { rows: readonly (T | Row<K>)[]; status: PublishedState<K>['status'] } {
  const { status, published } = usePublished(kind);
  const isWithdrawn = useWithdrawn();
  const rows = useMemo(
    () => currentRows(kind, prerendered, published, isWithdrawn),
    [kind, prerendered, published, isWithdrawn],
  );
  return { rows, status };
}
