import { manyRooms } from '../rooms';
import { numberAt, type SpokenNumber } from './numbers';
import { refuse, type Reading } from './reading';

const rangeWord = /^(-|to|الي|لي)$/;
const joiningWord = /^(-|to|or|and|الي|او|و)$/;

/** The counts from one to another; that many and more without it. */
export const upwards = (from: number, to: number = Math.max(from, manyRooms)): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Whether a number goes on with what was said of rooms: «غرفتين أو ثلاث». */
export function isAnotherCount(reading: Reading, at: number, { value, isLarge }: SpokenNumber): boolean {
  const { tokens, last } = reading;
  const isJoined = joiningWord.test(tokens[at - 1]?.text ?? '') && last?.end === at - 2;
  return isJoined && last?.unit === 'rooms' && !isLarge && value < 20 && !numberAt(tokens, at + 1);
}

/**
 * Reads a number of rooms: itself, or all that it bounds. Joined to another it is asked for as well.
 * @param isSigned a plus follows
 * @returns the place of its last word
 */
export function readRooms(
  reading: Reading,
  at: number,
  end: number,
  value: number,
  isSigned: boolean,
): number {
  const { bound, isInclusive } = reading.qualifier;
  if (bound === 'least' || isSigned) stateRooms(reading, upwards(value), at, end);
  else if (bound === 'over' && value < manyRooms) stateRooms(reading, upwards(value + 1), at, end);
  else if (bound === 'most' && isInclusive) stateRooms(reading, upwards(1, value), at, end);
  else if (bound) refuse(reading, at, end);
  else stateRooms(reading, [value], at, end);
  reading.last = { unit: 'rooms', value, at, end };
  return end;
}

/** Adds counts of rooms, unless others are said already that they are not joined to, or they are not wanted. */
export function stateRooms(reading: Reading, counts: readonly number[], at: number, end: number): void {
  const { tokens, conditions, qualifier, last } = reading;
  const before = conditions.rooms;
  const [lowest = 0] = counts;
  const joint = tokens[at - 1]?.text ?? '';
  if (qualifier.isNegated || (before && !joiningWord.test(joint))) refuse(reading, at, end);
  else if (!before) conditions.rooms = [...counts];
  else {
    const others = last?.unit === 'rooms' && rangeWord.test(joint) ? upwards(last.value, lowest) : [];
    conditions.rooms = [...new Set([...before, ...others, ...counts])].sort((a, b) => a - b);
  }
  delete reading.orAt;
}
