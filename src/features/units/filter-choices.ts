import { manyRooms } from '../../domain/rooms';
import type { UnitRow } from './unit';

/** The numbers of rooms that occur, in ascending order; `manyRooms` and more as one. */
export function roomChoices(units: readonly UnitRow[]): number[] {
  return distinct(units.map(({ rooms }) => Math.min(rooms, manyRooms))).filter((rooms) => rooms > 0);
}

/**
 * Round limits at the quintiles of the values, without limits that all or no values meet.
 * @param step every limit is a multiple of it
 * @param rounding `up` for upper limits, `down` for lower limits
 */
export function limitChoices(
  values: readonly (number | null | undefined)[],
  step: number,
  rounding: 'up' | 'down',
): number[] {
  const sorted = values.filter((value): value is number => typeof value === 'number').sort((a, b) => a - b);
  const round = rounding === 'up' ? Math.ceil : Math.floor;
  const limits = [0.2, 0.4, 0.6, 0.8].flatMap((share) => {
    const value = sorted[Math.floor(share * sorted.length)];
    return value === undefined ? [] : [round(value / step) * step];
  });
  const [smallest, largest] = [sorted[0] ?? 0, sorted[sorted.length - 1] ?? 0];
  return distinct(limits).filter((limit) =>
    rounding === 'up' ? limit >= smallest && limit < largest : limit > smallest && limit <= largest,
  );
}

const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
