import { nameWords, optionalWords, withoutArticle } from '../conditions/place-name';
import type { Place } from '../conditions/place-name';
import type { Places } from '../conditions/places';
import { isSlip, type Word } from './words';
import { getForms } from './tokens';

export type FoundPlace =
  { kind: 'city'; id: string; length: number } | { kind: 'district'; ids: string[]; length: number };

/** Letters that are written for one another. */
const sameSound = (word: string): string =>
  word.replaceAll('ظ', 'ض').replace(/[اي]$/, 'ا').replaceAll('ee', 'i').replaceAll('oo', 'u');

const sounds = ({ text, written, meaning }: Word, name: string): boolean =>
  getForms(written).some((form) => sameSound(withoutArticle(form)) === sameSound(name)) ||
  ((!meaning || text !== written) &&
    getForms(written)
      .map(withoutArticle)
      .some((form) => /^(?:[a-z]|[ء-ي]){5,}$/.test(form) && isSlip(form, name)));

const isOptional = (token: Word | undefined): boolean =>
  token !== undefined && getForms(token.written).some((form) => optionalWords.test(form));

/** How many tokens from `at` on say this name; 0 where they do not. A city of two words is known by its first, too. */
function lengthOf(tokens: readonly Word[], at: number, name: readonly string[], isCity: boolean): number {
  let index = at;
  for (const [count, word] of name.entries()) {
    const says = (said: Word | undefined) => said !== undefined && sounds(said, word);
    while (isOptional(tokens[index]) && !says(tokens[index])) index += 1;
    if (!says(tokens[index])) return isCity && count === 1 ? index - at : 0;
    index += 1;
  }
  return index - at;
}

function longest(tokens: readonly Word[], at: number, places: readonly Place[], isCity: boolean) {
  const found = places.map((place) => ({
    place,
    length: Math.max(
      ...[place.label.ar, place.label.en].map((name) => lengthOf(tokens, at, nameWords(name), isCity)),
    ),
  }));
  const length = Math.max(0, ...found.map((one) => one.length));
  return {
    length,
    ids: length > 0 ? found.filter((one) => one.length === length).map(({ place }) => place.id) : [],
  };
}

/** The city or district that is named from a token on: the longest name. */
export function placeAt(
  tokens: readonly Word[],
  at: number,
  { cities, districts }: Places,
): FoundPlace | undefined {
  const city = longest(tokens, at, cities, true);
  const district = longest(tokens, at, districts, false);
  const [id] = city.ids;
  if (id !== undefined && city.length >= district.length) return { kind: 'city', id, length: city.length };
  return district.length > 0 ? { kind: 'district', ids: district.ids, length: district.length } : undefined;
}
