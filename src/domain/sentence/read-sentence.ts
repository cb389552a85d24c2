import type { Places } from '../conditions/places';
import type { StatedConditions, ReadSentence } from './stated-conditions';
import { numberAt } from './numbers';
import { placeAt, type FoundPlace } from './places';
import { isOver, qualifiedBy, unqualified } from './qualifier';
import { qualifyLast, readNumber } from './read-number';
import { hasNearby, readWord } from './read-word';
import { adopt, leaveUnread, refuse, type Reading } from './reading';
import { readWords, type Word } from './words';
import type { Meaning } from './vocabulary';

/**
 * Reads what a visitor looks for out of a sentence, in Arabic, English or both. What is not wanted, or a second value
 * where there is one filter, is no condition and among what was not understood.
 * @param places cities and districts, from the option lists
 */
export function readSentence(sentence: string, places: Places): ReadSentence {
  const tokens = readWords(sentence);
  const says = (...kinds: Meaning['kind'][]) =>
    tokens.some(({ meaning }) => meaning !== undefined && kinds.includes(meaning.kind));
  const reading: Reading = {
    tokens,
    conditions: {},
    unread: new Set(),
    amounts: [],
    isRent: wantsRent(tokens),
    saysHandover: says('handover', 'ready'),
    qualifier: unqualified,
  };
  for (let at = 0; at < tokens.length; at += 1) at = readAt(reading, at, places);
  endFarQualifier(reading, Infinity);
  addPrice(reading);
  return {
    conditions: narrowDistricts(reading.conditions, places),
    ignored: spansOf(sentence, tokens, reading.unread),
  };
}

/** Whether the first word about buying or renting that is not turned away is about renting. */
function wantsRent(tokens: readonly Word[]): boolean {
  const isTurned = (at: number) =>
    tokens.slice(Math.max(0, at - 2), at).some(({ meaning }) => meaning?.kind === 'not');
  const deals = tokens.filter(({ meaning }, at) => meaning?.kind === 'deal' && !isTurned(at));
  return deals.some(({ meaning }, at) => at === 0 && meaning?.kind === 'deal' && meaning.value === 'rent');
}

/** Reads what begins at a place. @returns the place of its last word */
function readAt(reading: Reading, at: number, places: Places): number {
  const { tokens } = reading;
  const { meaning } = tokens[at] as Word;
  endFarQualifier(reading, at);
  const place = placeAt(tokens, at, places);
  if (place) {
    readPlace(reading, at, place);
    return at + place.length - 1;
  }
  const isCount = !meaning || meaning.kind === 'filler' || meaning.kind === 'from';
  const number = isCount ? numberAt(tokens, at) : undefined;
  if (number) {
    const end = readNumber(reading, at, number);
    reading.qualifier = unqualified;
    return end;
  }
  const qualifier = qualifiedBy(tokens, at, reading.qualifier);
  if (!qualifier) readWord(reading, at);
  else if (meaning?.kind === 'not' || !qualifyLast(reading, at)) reading.qualifier = qualifier;
  return at;
}

/** A qualifier of nothing that was understood is not understood. */
function endFarQualifier(reading: Reading, at: number): void {
  const { qualifier, unread } = reading;
  if (!isOver(qualifier, at)) return;
  for (const word of qualifier.words) unread.add(word);
  reading.qualifier = unqualified;
}

function readPlace(reading: Reading, at: number, place: FoundPlace): void {
  const end = at + place.length - 1;
  if (reading.near?.isNegated && !hasNearby(reading, reading.near.at, at))
    refuse(reading, reading.near.at, end);
  else if (place.kind === 'city') adopt(reading, 'city', place.id, at, end);
  else if (reading.qualifier.isNegated) refuse(reading, at, end);
  else reading.conditions.district = [...(reading.conditions.district ?? []), ...place.ids];
  reading.qualifier = unqualified;
  delete reading.near;
}

/** The highest amount is the budget; there is no filter for the lowest. */
function addPrice(reading: Reading): void {
  const highest = Math.max(...reading.amounts.map(({ value }) => value));
  for (const { value, at, end, from } of reading.amounts) {
    if (value === highest && from === undefined) reading.conditions.price_max = highest;
    else leaveUnread(reading, value === highest ? (from ?? at) : at, end);
  }
}

/** Of districts with one name those in the city that was named. */
function narrowDistricts(conditions: StatedConditions, { districts }: Places): StatedConditions {
  const { city, district: ids } = conditions;
  if (!ids || !city) return conditions;
  const inCity = ids.filter((id) => districts.find((one) => one.id === id)?.parent_id === city);
  return inCity.length > 0 ? { ...conditions, district: inCity } : conditions;
}

/** The words that stand at these places, those side by side as one text. */
function spansOf(sentence: string, tokens: readonly Word[], at: ReadonlySet<number>): string[] {
  const spans: { first: number; last: number }[] = [];
  for (const index of [...at].sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span && span.last === index - 1) span.last = index;
    else spans.push({ first: index, last: index });
  }
  return spans.map(({ first, last }) => sentence.slice(tokens[first]?.start, tokens[last]?.end));
}
