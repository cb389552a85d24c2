import { getSaleState, upcoming } from './sale-state';

interface ComparableUnit {
  readonly id: string;
  readonly rooms: number;
  /** m². */
  readonly total_area: number;
  /** SAR. */
  readonly price?: number | null;
  /** available, reserved or sold. */
  readonly state: string;
}

const maxSimilar = 3;

/** Counts for less than a room more or less. */
const share = (wanted: number | null | undefined, offered: number | null | undefined): number =>
  wanted && offered ? Math.min(Math.abs(offered - wanted) / wanted, 0.45) : 0.45;

/**
 * At most three other units of a project that are for sale, most similar first: by rooms, then by price and area. Units that
 * are not on sale yet come after all others.
 * @param status of the project
 */
export function similarUnits<U extends ComparableUnit>(
  like: ComparableUnit,
  units: readonly U[],
  status: string | undefined,
): U[] {
  const nearest: { unit: U; difference: number }[] = [];
  for (const unit of units) {
    const state = getSaleState(unit, status);
    if (unit.id === like.id || (state !== 'available' && state !== upcoming)) continue;
    const difference =
      (state === upcoming ? 100 : 0) +
      Math.abs(unit.rooms - like.rooms) +
      share(like.price, unit.price) +
      share(like.total_area, unit.total_area);
    // Kept in order, because a project of thousands of units asks this for hundreds of them.
    const at = nearest.findIndex((other) => difference < other.difference);
    if (at === -1) nearest.push({ unit, difference });
    else nearest.splice(at, 0, { unit, difference });
    if (nearest.length > maxSimilar) nearest.pop();
  }
  return nearest.map(({ unit }) => unit);
}
