import type { DroppedPart } from './result';

const placeOf = ({ path }: DroppedPart) => Number(/^\/data\/(\d+)$/.exec(path)?.[1] ?? NaN);

/**
 * The rows of a list, and in their places those that are known and came in a form that does not fit: they are neither
 * changed nor gone.
 */
export function withKnownRows<T extends { readonly id: string }>(
  rows: readonly T[],
  dropped: readonly DroppedPart[] = [],
  known: readonly T[] = [],
): readonly T[] {
  const here = new Set(rows.map(({ id }) => id));
  const all = [...rows];
  for (const part of dropped) {
    const place = placeOf(part);
    const row = known.find(({ id }) => id === part.id);
    if (Number.isNaN(place) || !row || here.has(row.id)) continue;
    here.add(row.id);
    all.splice(place, 0, row);
  }
  return all;
}
