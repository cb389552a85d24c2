import { distance } from 'fastest-levenshtein';
import { nameWords, optionalWords, withoutArticle } from '../../../lib/finder/place-name';
import type { Place, Places } from '../../../lib/finder/places';
import { formsOf, type Token } from './tokens';

export type FoundPlace =
  { kind: 'city'; id: string; length: number } | { kind: 'district'; ids: string[]; length: number };

const sounds = (word: string, name: string): boolean =>
  formsOf(word).some((form) => withoutArticle(form) === name) ||
  (/^[a-z]{5,}$/.test(word) && distance(withoutArticle(word), name) === 1);

const isOptional = (token: Token | undefined): boolean =>
  token !== undefined && formsOf(token.text).some((form) => optionalWords.test(form));

/** How many tokens from `at` on say this name; 0 where they do not. A city of two words is known by its first, too. */
function lengthOf(tokens: readonly Token[], at: number, name: readonly string[], isCity: boolean): number {
  let index = at;
  for (const [count, word] of name.entries()) {
    while (isOptional(tokens[index]) && !sounds(tokens[index]?.text ?? '', word)) index += 1;
    const token = tokens[index];
    if (!token || !sounds(token.text, word)) return isCity && count === 1 ? index - at : 0;
    index += 1;
  }
  return index - at;
}

function longest(tokens: readonly Token[], at: number, places: readonly Place[], isCity: boolean) {
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
  tokens: readonly Token[],
  at: number,
  { cities, districts }: Places,
): FoundPlace | undefined {
  const city = longest(tokens, at, cities, true);
  const district = longest(tokens, at, districts, false);
  const [id] = city.ids;
  if (id !== undefined && city.length >= district.length) return { kind: 'city', id, length: city.length };
  return district.length > 0 ? { kind: 'district', ids: district.ids, length: district.length } : undefined;
}
