import { numberAt, type SpokenNumber } from './numbers';
import { adopt, refuse, type Amount, type Reading } from './reading';
import { isAnotherCount, readRooms, stateRooms, upwards } from './read-rooms';
import type { Word } from './words';
import type { Meaning } from './vocabulary';

/** SAR: an amount without thousands or millions is a price from here; a rent from the other. */
const lowestPrice = 50_000;
const lowestRent = 5_000;
const years = { first: 2024, last: 2045 };

/**
 * Reads a number into the condition that it belongs to.
 * @returns the place of its last word
 */
export function readNumber(reading: Reading, at: number, number: SpokenNumber): number {
  const { tokens, conditions, unread } = reading;
  const end = at + number.length;
  const isSigned = tokens[end]?.text === '+';
  const unitAt = isSigned ? end + 1 : end;
  const unit = kindAt(tokens, unitAt);
  if (unit === 'rooms' || (unit === undefined && isAnotherCount(reading, at, number)))
    return readRooms(reading, at, unit === 'rooms' ? unitAt : end - 1, number.value, isSigned);
  if (unit === 'area' && !number.isLarge) return readArea(reading, at, number.value, endOfArea(tokens, end));
  const range = rangeFrom(tokens, at, number);
  if (range && (isMost(reading) || reading.qualifier.isNegated)) {
    refuse(reading, at, range.end);
    return range.end;
  }
  if (range?.field === 'rooms') {
    stateRooms(reading, range.counts, at, range.end);
    return range.end;
  }
  if (range) {
    conditions.area_min ??= number.value;
    unread.add(range.at);
    return range.end;
  }
  if (unit === 'people' || /^famil/.test(tokens[at - 2]?.text ?? ''))
    return unit === 'people' ? end : end - 1;
  if (isYear(number.value) && reading.saysHandover && !number.isLarge) {
    if (isMoreThan(reading)) refuse(reading, at, end - 1);
    else {
      // “Ready in 2027”
      if (conditions.handover === 'ready') delete conditions.handover;
      adopt(reading, 'handover', number.value, at, end - 1);
    }
  } else if (kindAt(tokens, at - 1) === 'rooms' && number.value < 20 && conditions.rooms === undefined) {
    return readRooms(reading, at, end - 1, number.value, false);
  } else readAmount(reading, at, number);
  return end - 1;
}

const isMost = ({ qualifier: { bound } }: Reading): boolean => bound === 'most';
const isMoreThan = ({ qualifier: { bound } }: Reading): boolean => bound === 'over' || bound === 'least';

/** There is a filter for the least area. */
function readArea(reading: Reading, at: number, value: number, end: number): number {
  if (isMost(reading)) refuse(reading, at, end);
  else adopt(reading, 'area_min', value, at, end);
  reading.last = { unit: 'area', value, at, end };
  return end;
}

/** There is a filter for the highest price. */
function readAmount(reading: Reading, at: number, number: SpokenNumber): void {
  const { tokens, amounts, isRent } = reading;
  const end = at + number.length;
  const isMonthly = tokens.some(({ meaning }) => meaning?.kind === 'monthly');
  const amount: Amount = {
    value: number.value * (isMonthly && isRent ? 12 : 1),
    at,
    end: end - 1,
    from: reading.qualifier.bound ? undefined : fromAt(tokens, at),
  };
  const isSmall = !number.isLarge && amount.value < (isRent ? lowestRent : lowestPrice);
  const isNoPrice = isSmall || kindAt(tokens, at - 1) === 'point';
  if (isNoPrice || isMoreThan(reading) || reading.qualifier.isNegated) refuse(reading, at, end - 1);
  else amounts.push(amount);
  reading.last = { ...amount, unit: 'price' };
}

/** Place of the first of the words that say before an amount that it is the lowest. */
function fromAt(tokens: readonly Word[], at: number): number | undefined {
  let first = at;
  while (kindAt(tokens, first - 1) === 'from') first -= 1;
  return first < at ? first : undefined;
}

/** Reads a word that says of the number before it what it is: `or more`, «فأقل». @returns whether it is one */
export function qualifyLast(reading: Reading, at: number): boolean {
  const { tokens, last, conditions } = reading;
  const bound = kindAt(tokens, at);
  const isJoined = /^ف/.test(tokens[at]?.written ?? '') || kindAt(tokens, at - 1) === 'or';
  const before = /^(or|and|او|و)$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const leadsOn = !tokens[at]?.endsPart && [at + 1, at + 2].some((next) => numberAt(tokens, next));
  if (!last || !isTouching(tokens, last.end, before) || (leadsOn && !isJoined)) return false;
  const isMore = bound === 'over' || bound === 'least';
  if (last.unit === 'price' && isMore) reading.amounts = reading.amounts.filter((one) => one.at !== last.at);
  else if (last.unit === 'area' && !isMore) delete conditions.area_min;
  else if (last.unit === 'rooms' && isMore) conditions.rooms = upwards(last.value);
  else if (last.unit === 'rooms') delete conditions.rooms;
  else return true;
  if (last.unit !== 'rooms' || !isMore) refuse(reading, last.at, at);
  return true;
}

/** Whether nothing but a currency stands between. */
const isTouching = (tokens: readonly Word[], end: number, before: number): boolean =>
  before >= end &&
  tokens.slice(end + 1, before + 1).every(({ text }) => /^(ريال|ريالات|رس|sar|sr|riyals?)$/.test(text));

const kindAt = (tokens: readonly Word[], at: number): Meaning['kind'] | undefined =>
  tokens[at]?.meaning?.kind;

const rangeWord = /^(-|and|to|or|و|الي|او)$/;

/** `120 to 150 sqm`, `3 or 4 rooms`: of areas the lower number is the least, and the upper one is no condition. */
function rangeFrom(tokens: readonly Word[], at: number, { value, length, isLarge }: SpokenNumber) {
  const joined = at + length;
  const upperAt = rangeWord.test(tokens[joined]?.text ?? '') ? joined + 1 : joined;
  const upper = isLarge || upperAt === joined ? undefined : numberAt(tokens, upperAt);
  if (!upper || upper.isLarge) return undefined;
  const end = upperAt + upper.length;
  const unit = kindAt(tokens, end);
  if (unit === 'rooms') {
    const isEither = /^(or|او)$/.test(tokens[joined]?.text ?? '');
    const counts = isEither ? [value, upper.value] : upwards(value, upper.value);
    return { field: 'rooms', at: upperAt, end, counts } as const;
  }
  return unit === 'area'
    ? ({ field: 'area_min', at: upperAt, end: endOfArea(tokens, end) } as const)
    : undefined;
}

/** `m 2` and `square metres` are one unit. */
function endOfArea(tokens: readonly Word[], at: number): number {
  const next = tokens[at + 1];
  return ['2', 'm'].includes(next?.text ?? '') || next?.meaning?.kind === 'area'
    ? endOfArea(tokens, at + 1)
    : at;
}

const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= years.first && value <= years.last;
