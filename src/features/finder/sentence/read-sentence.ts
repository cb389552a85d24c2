import type { Places } from '../../../lib/finder/places';
import type { Conditions, ReadSentence } from './conditions';
import { numberAt } from './numbers';
import { placeAt, type FoundPlace } from './places';
import { readNumber, type Reading } from './read-number';
import { saidIn, type Said } from './said';
import type { Meaning } from './vocabulary';

/**
 * Reads what a visitor looks for out of a sentence, in Arabic, English or both.
 * @param places cities and districts, from the option lists
 */
export function readSentence(sentence: string, places: Places): ReadSentence {
  const tokens = saidIn(sentence);
  const says = (...kinds: Meaning['kind'][]) =>
    tokens.some(({ meaning }) => meaning !== undefined && kinds.includes(meaning.kind));
  const reading: Reading = {
    tokens,
    conditions: {},
    unread: new Set(),
    amounts: [],
    isRent: tokens.some(({ meaning }) => meaning?.kind === 'deal' && meaning.value === 'rent'),
    saysHandover: says('handover', 'ready'),
  };
  let isNear = false;
  let isMore = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Said;
    const place = placeAt(tokens, at, places);
    const isCount = !token.meaning || token.meaning.kind === 'filler';
    const number = !place && isCount ? numberAt(tokens, at) : undefined;
    if (place) {
      addPlace(reading.conditions, place);
      at += place.length - 1;
      isNear = false;
    } else if (number) {
      at = readNumber(reading, at, number, isMore);
      isMore = false;
    } else {
      readWord(reading, at, isNear);
      isNear ||= token.meaning?.kind === 'near';
      isMore ||= token.meaning?.kind === 'more';
    }
  }
  addPrice(reading);
  return {
    conditions: narrowDistricts(reading.conditions, places),
    ignored: spansOf(sentence, tokens, reading.unread),
  };
}

function addPlace(conditions: Conditions, place: FoundPlace): void {
  if (place.kind === 'city') conditions.city = place.id;
  else conditions.districts = [...(conditions.districts ?? []), ...place.ids];
}

/** @param isNear what follows is what it should be near to */
function readWord({ tokens, conditions, unread }: Reading, at: number, isNear: boolean): void {
  const { text, meaning } = tokens[at] as Said;
  switch (meaning?.kind) {
    case 'deal':
      conditions.deal = meaning.value;
      break;
    case 'home':
      conditions.home = meaning.value;
      break;
    case 'flag':
      if (meaning.value === 'unfurnished') conditions.furnished = false;
      else conditions[meaning.value] = true;
      break;
    case 'twoRooms':
      conditions.rooms = 2;
      break;
    case 'studio':
      conditions.rooms = 1;
      break;
    case 'ready':
      conditions.handover ??= 'ready';
      break;
    case 'nearby':
      if (isNear) conditions.near = [...new Set([...(conditions.near ?? []), meaning.value])];
      else unread.add(at);
      break;
    case 'rooms':
      if (/^(غرفه|room)$/.test(text) && !numberAt(tokens, at + 1)) conditions.rooms ??= 1;
      break;
    case 'point':
      unread.add(at);
      break;
    case undefined:
      if (!isNear && !/^[+<≤²'’]$/.test(text)) unread.add(at);
      break;
    case 'area':
    case 'filler':
    case 'handover':
    case 'monthly':
    case 'more':
    case 'near':
    case 'people':
      break;
  }
}

/** The highest amount is the budget; there is no filter for the lowest. */
function addPrice({ conditions, amounts, unread }: Reading): void {
  if (amounts.length === 0) return;
  const highest = Math.max(...amounts.map(({ value }) => value));
  conditions.price_max = highest;
  for (const { value, at } of amounts) if (value < highest) unread.add(at);
}

/** Of districts with one name those in the city that was named. */
function narrowDistricts(conditions: Conditions, { districts }: Places): Conditions {
  const { city, districts: ids } = conditions;
  if (!ids || !city) return conditions;
  const inCity = ids.filter((id) => districts.find((one) => one.id === id)?.parent_id === city);
  return inCity.length > 0 ? { ...conditions, districts: inCity } : conditions;
}

/** The words that stand at these places, those side by side as one text. */
function spansOf(sentence: string, tokens: readonly Said[], at: ReadonlySet<number>): string[] {
  const spans: { first: number; last: number }[] = [];
  for (const index of [...at].sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span && span.last === index - 1) span.last = index;
    else spans.push({ first: index, last: index });
  }
  return spans.map(({ first, last }) => sentence.slice(tokens[first]?.start, tokens[last]?.end));
}
