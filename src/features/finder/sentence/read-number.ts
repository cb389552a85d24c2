import type { Conditions } from './conditions';
import { numberAt, type SpokenNumber } from './numbers';
import { saysBefore, type Said } from './said';
import type { Meaning } from './vocabulary';

/** A sentence while it is read. */
export interface Reading {
  readonly tokens: readonly Said[];
  readonly conditions: Conditions;
  /** Places of the words that were not understood. */
  readonly unread: Set<number>;
  /** What may be the budget. SAR */
  readonly amounts: { value: number; at: number }[];
  readonly isRent: boolean;
  readonly saysHandover: boolean;
}

/** SAR: an amount without thousands or millions is a price from here; a rent from the other. */
const lowestPrice = 50_000;
const lowestRent = 5_000;
const years = { first: 2024, last: 2045 };

/**
 * Reads a number into the condition that it belongs to.
 * @param isMore a word said that it is a least amount
 * @returns the place of its last word
 */
export function readNumber(reading: Reading, at: number, number: SpokenNumber, isMore: boolean): number {
  const { tokens, conditions, unread } = reading;
  const end = at + number.length;
  const isSigned = tokens[end]?.text === '+';
  const unit = tokens[isSigned ? end + 1 : end]?.meaning?.kind;
  if (unit === 'rooms') {
    conditions.rooms ??= number.value;
    return end + (isSigned ? 1 : 0);
  }
  if (unit === 'area' && !number.isLarge) {
    if (isMore || !saysLess(tokens, at)) conditions.area_min ??= number.value;
    else unread.add(at);
    return endOfArea(tokens, end);
  }
  const range = rangeFrom(tokens, at, number);
  if (range) {
    conditions[range.field] ??= number.value;
    unread.add(range.at);
    return range.end;
  }
  if (unit === 'people' || /^famil/.test(tokens[at - 2]?.text ?? ''))
    return unit === 'people' ? end : end - 1;
  if (isYear(number.value) && reading.saysHandover && !number.isLarge) {
    conditions.handover = number.value;
  } else if (kindAt(tokens, at - 1) === 'rooms' && number.value < 20 && conditions.rooms === undefined) {
    conditions.rooms = number.value;
  } else readAmount(reading, at, number, isMore);
  return end - 1;
}

function readAmount(
  { tokens, unread, amounts, isRent }: Reading,
  at: number,
  number: SpokenNumber,
  isMore: boolean,
): void {
  const end = at + number.length;
  const isMonthly = [at - 2, at - 1, end, end + 1, end + 2].some(
    (near) => kindAt(tokens, near) === 'monthly',
  );
  const value = number.value * (isMonthly && isRent ? 12 : 1);
  const isSmall = !number.isLarge && value < (isRent ? lowestRent : lowestPrice);
  if (isMore || isSmall || kindAt(tokens, at - 1) === 'point') unread.add(at);
  else amounts.push({ value, at });
}

const kindAt = (tokens: readonly Said[], at: number): Meaning['kind'] | undefined =>
  tokens[at]?.meaning?.kind;

const rangeWord = /^(and|to|or|و|الي|او)$/;

/** `120 to 150 sqm`, `3 or 4 rooms`: the lower number is what its unit says, and the upper one is no condition. */
function rangeFrom(tokens: readonly Said[], at: number, { length, isLarge }: SpokenNumber) {
  const joined = at + length;
  const upperAt = rangeWord.test(tokens[joined]?.text ?? '') ? joined + 1 : joined;
  const upper = isLarge || upperAt === joined ? undefined : numberAt(tokens, upperAt);
  if (!upper || upper.isLarge) return undefined;
  const end = upperAt + upper.length;
  const unit = kindAt(tokens, end);
  if (unit === 'rooms') return { field: 'rooms', at: upperAt, end } as const;
  return unit === 'area'
    ? ({ field: 'area_min', at: upperAt, end: endOfArea(tokens, end) } as const)
    : undefined;
}

/** `m 2` and `square metres` are one unit. */
function endOfArea(tokens: readonly Said[], at: number): number {
  const next = tokens[at + 1];
  return ['2', 'm'].includes(next?.text ?? '') || next?.meaning?.kind === 'area'
    ? endOfArea(tokens, at + 1)
    : at;
}

const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= years.first && value <= years.last;

const saysLess = (tokens: readonly Said[], at: number): boolean =>
  saysBefore(tokens, at, /^(ب?اقل|تحت|اصغر|under|below|less|smaller)$/) && !saysBefore(tokens, at, /^لا$/);
