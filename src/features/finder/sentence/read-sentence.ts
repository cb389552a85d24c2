import { distance } from 'fastest-levenshtein';
import type { components } from '../../../api-client/schema';
import { numberAt } from './numbers';
import { placeAt, type Places } from './places';
import { formsOf, tokensOf, type Token } from './tokens';
import { longLatinWords, meaningOf, type Meaning } from './vocabulary';

/** What a sentence asks for. */
export interface Conditions {
  deal?: 'sale' | 'rent';
  home?: 'apartment' | 'villa';
  /** Id of a city of the option lists. */
  city?: string;
  districts?: string[];
  rooms?: number;
  /** SAR; of a rent for a year. */
  price_max?: number;
  /** m² */
  area_min?: number;
  /** The year by which it is handed over. */
  handover?: number | 'ready';
  near?: components['schemas']['NearbyCategory'][];
  available?: boolean;
  furnished?: boolean;
  parking?: boolean;
  ac?: boolean;
  kitchen?: boolean;
}

export interface ReadSentence {
  conditions: Conditions;
  /** What was not understood, as it was typed. */
  ignored: string[];
}

/** SAR: an amount without thousands or millions is a price from here; a rent from the other. */
const lowestPrice = 50_000;
const lowestRent = 5_000;
const years = { first: 2024, last: 2045 };

interface Said extends Token {
  meaning: Meaning | undefined;
}

/** The tokens with their meanings; a phrase of two words is one token. */
function understand(sentence: string): Said[] {
  const tokens = tokensOf(sentence);
  const said: Said[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const pair = next && formsOf(token.text).find((form) => meaningOf(`${form} ${next.text}`));
    if (pair && next) {
      said.push({
        ...token,
        end: next.end,
        text: `${pair} ${next.text}`,
        meaning: meaningOf(`${pair} ${next.text}`),
      });
      at += 1;
    } else said.push({ ...token, meaning: literalMeaning(token) });
  }
  return said;
}

function literalMeaning({ text, value }: Token): Meaning | undefined {
  if (value !== undefined) return undefined;
  const form = formsOf(text).find((one) => meaningOf(one));
  return form === undefined ? undefined : meaningOf(form);
}

/** The meaning of the word that a slip of the finger made of it. */
function misspelt(text: string): Meaning | undefined {
  if (!/^[a-z]{5,}$/.test(text)) return undefined;
  const word = longLatinWords().find((known) => distance(known, text) === 1);
  return word === undefined ? undefined : meaningOf(word);
}

/**
 * Reads what a visitor looks for out of a sentence, in Arabic, English or both.
 * @param places cities and districts, from the option lists
 */
export function readSentence(sentence: string, places: Places): ReadSentence {
  const tokens = understand(sentence);
  const conditions: Conditions = {};
  const unread = new Set<number>();
  const amounts: { value: number; at: number; length: number }[] = [];
  const has = (kind: Meaning['kind']) => tokens.some(({ meaning }) => meaning?.kind === kind);
  const isRent = tokens.some(({ meaning }) => meaning?.kind === 'deal' && meaning.value === 'rent');
  const saysHandover = has('handover') || has('ready');
  let isNear = false;
  let isMore = false;

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Said;
    const place = placeAt(tokens, at, places);
    if (place) {
      if (place.kind === 'city') conditions.city = place.id;
      else conditions.districts = [...(conditions.districts ?? []), ...place.ids];
      at += place.length - 1;
      isNear = false;
      continue;
    }
    const isCount = !token.meaning || token.meaning.kind === 'filler';
    const number = isCount ? numberAt(tokens, at) : undefined;
    if (number) {
      const end = at + number.length;
      const [next, afterNext] = [tokens[end], tokens[end + 1]];
      const unit = next?.meaning?.kind;
      const isSigned = next?.text === '+';
      if (unit === 'rooms' || (isSigned && afterNext?.meaning?.kind === 'rooms')) {
        conditions.rooms = number.value;
        at = end + (isSigned ? 1 : 0);
      } else if (unit === 'area' && !number.isLarge) {
        if (isMore || !saysLess(tokens, at)) conditions.area_min = number.value;
        else unread.add(at);
        at = end;
        while (['2', 'm'].includes(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.meaning?.kind === 'area')
          at += 1;
      } else if (unit === 'people' || /^famil/.test(tokens[at - 2]?.text ?? '')) {
        at = unit === 'people' ? end : end - 1;
      } else if (isYear(number.value) && saysHandover && !number.isLarge) {
        conditions.handover = number.value;
        at = end - 1;
      } else if (
        tokens[at - 1]?.meaning?.kind === 'rooms' &&
        number.value < 20 &&
        conditions.rooms === undefined
      ) {
        conditions.rooms = number.value;
        at = end - 1;
      } else {
        const isMonthly = [next, afterNext, tokens[end + 2]].some((one) => one?.meaning?.kind === 'monthly');
        const value = number.value * (isMonthly && isRent ? 12 : 1);
        if (isMore || (!number.isLarge && value < (isRent ? lowestRent : lowestPrice))) unread.add(at);
        else amounts.push({ value, at, length: number.length });
        at = end - 1;
      }
      isMore = false;
      continue;
    }
    const meaning = token.meaning ?? misspelt(token.text);
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
      case 'near':
        isNear = true;
        break;
      case 'nearby':
        if (isNear) conditions.near = [...(conditions.near ?? []), meaning.value];
        else unread.add(at);
        break;
      case 'more':
        isMore = true;
        break;
      case 'rooms': // `3 romms`
        if (!token.meaning && tokens[at - 1]?.value !== undefined && unread.has(at - 1)) {
          conditions.rooms = Number(tokens[at - 1]?.value);
          unread.delete(at - 1);
        } else if (
          /^(غرفه|room)$/.test(token.text) &&
          conditions.rooms === undefined &&
          !numberAt(tokens, at + 1)
        ) {
          conditions.rooms = 1;
        }
        break;
      case undefined:
        if (!isNear && !/^[+<≤²'’]$/.test(token.text)) unread.add(at);
        break;
      default:
        break;
    }
  }
  addPrice(conditions, amounts, unread);
  if (typeof conditions.handover === 'number' && has('ready'))
    conditions.handover = Number(conditions.handover);
  return { conditions: narrowDistricts(conditions, places), ignored: spansOf(sentence, tokens, unread) };
}

const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= years.first && value <= years.last;

const saysLess = (tokens: readonly Said[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(ب?اقل|تحت|under|below|less)$/.test(text)) &&
  !tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'لا');

/** The highest amount is the budget; there is no filter for the lowest. */
function addPrice(
  conditions: Conditions,
  amounts: readonly { value: number; at: number }[],
  unread: Set<number>,
): void {
  const highest = Math.max(...amounts.map(({ value }) => value));
  if (amounts.length > 0) conditions.price_max = highest;
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
