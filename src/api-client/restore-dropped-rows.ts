import type { DroppedPart } from './response-check';

const indexOf = ({ path }: DroppedPart) => Number(/^\/data\/(\d+)$/.exec(path)?.[1] ?? NaN);

/**
 * The rows of a list with those put back, as they are known, that came in a form that does not fit: they are neither
 * changed nor withdrawn.
 */
export function restoreDroppedRows<T extends { readonly id: string }>(
  rows: readonly T[],
  dropped: readonly DroppedPart[] = [],
  known: readonly T[] = [],
): readonly T[] {
  const ids = new Set(rows.map(({ id }) => id));
  const all = [...rows];
  for (const part of dropped) {
    const index = indexOf(part);
    const row = known.find(({ id }) => id === part.id);
    if (Number.isNaN(index) || !row || ids.has(row.id)) continue;
    ids.add(row.id);
    all.splice(index, 0, row);
  }
  return all;
}
