/** What a visitor looks for among the units of a project. */
import { hasRooms, manyRooms } from '../../../lib/rooms';
import { isAvailable } from './floors';
import { priceOf, type UnitRow } from '../unit';

export interface UnitFilter {
  readonly availableOnly?: boolean;
  /** Exactly so many; `manyRooms` means so many or more. */
  readonly rooms?: number;
  /** m² */
  readonly minArea?: number;
  /** SAR; a unit without a price is not known to cost less. */
  readonly maxPrice?: number;
}

export function matches(unit: UnitRow, { availableOnly, rooms, minArea, maxPrice }: UnitFilter): boolean {
  if (availableOnly && !isAvailable(unit)) return false;
  if (rooms !== undefined && !hasRooms(unit.rooms, rooms)) return false;
  if (minArea !== undefined && unit.total_area < minArea) return false;
  return maxPrice === undefined || (priceOf(unit) ?? Infinity) <= maxPrice;
}

export const isFiltering = (filter: UnitFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== false);

/** The numbers of rooms there are, from few to many, with all large ones as one. */
export function roomChoices(units: readonly UnitRow[]): number[] {
  return distinct(units.map(({ rooms }) => Math.min(rooms, manyRooms))).filter((rooms) => rooms > 0);
}

/**
 * Round limits that divide the values into parts of about the same size, without those that would divide nothing.
 * @param step what a limit is a multiple of
 * @param towards `up` for limits that values stay below, `down` for those they reach
 */
export function limitChoices(
  values: readonly (number | null | undefined)[],
  step: number,
  towards: 'up' | 'down',
): number[] {
  const sorted = values.filter((value): value is number => typeof value === 'number').sort((a, b) => a - b);
  const round = towards === 'up' ? Math.ceil : Math.floor;
  const limits = [0.2, 0.4, 0.6, 0.8].flatMap((share) => {
    const value = sorted[Math.floor(share * sorted.length)];
    return value === undefined ? [] : [round(value / step) * step];
  });
  const [least, most] = [sorted[0] ?? 0, sorted[sorted.length - 1] ?? 0];
  return distinct(limits).filter((limit) =>
    towards === 'up' ? limit >= least && limit < most : limit > least && limit <= most,
  );
}

const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
