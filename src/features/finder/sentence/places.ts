import { distance } from 'fastest-levenshtein';
import { foldText } from '../../../lib/fold-text';
import type { LocalizedText } from '../../../lib/localized-text';
import { formsOf, type Token } from './tokens';

interface Place {
  readonly id: string;
  readonly label: LocalizedText;
  /** City of a district. */
  readonly parent_id?: string | null;
}

/** Cities and districts, as the option lists have them. */
export interface Places {
  readonly cities: readonly Place[];
  readonly districts: readonly Place[];
}

export type FoundPlace =
  { kind: 'city'; id: string; length: number } | { kind: 'district'; ids: string[]; length: number };

/** Words that a name may have or lack. */
const optionalWords = /^(حي|مدينه|al|district|city)$/;

const withoutArticle = (word: string) =>
  word.replace(/^ال(?=\p{L}{2})/u, '').replace(/^al-?(?=[a-z]{4})/, '');

/** The words of a name that make it: `Al Yasmin` is `yasmin`, «حي الياسمين» is «ياسمين». */
const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !optionalWords.test(word))
    .map(withoutArticle);

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
      ...[place.label.ar, place.label.en].map((name) => lengthOf(tokens, at, wordsOf(name), isCity)),
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
