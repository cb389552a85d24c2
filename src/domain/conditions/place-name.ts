import type { LocalizedText } from '../../lib/localized-text';
import { foldText } from '../../lib/fold-text';

/** Words that a name may have or lack. */
export const optionalWords = /^(حي|مدينه|al|district|city)$/;

/** A folded word of a name without the article: `alyasmin` is `yasmin`. */
export const withoutArticle = (word: string): string =>
  word.replace(/^ال(?=\p{L}{2})/u, '').replace(/^al-?(?=[a-z]{4})/, '');

/** The words of a name that make it, folded: `Al Yasmin` is `yasmin`, «حي الياسمين» is «ياسمين». */
export const nameWords = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !optionalWords.test(word))
    .map(withoutArticle);

export interface Place {
  readonly id: string;
  readonly label: LocalizedText;
  /** City of a district. */
  readonly parent_id?: string | null;
}

/** Many records have the same few names. */
const keys = new Map<string, string>();

/** The words of a name that make it, as an id. */
export function placeKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const made = nameWords(name).join('-');
  keys.set(name, made);
  return made;
}

/** Whether a place has a name, in either language and any spelling. */
export const isNamed = ({ label }: Place, name: LocalizedText): boolean =>
  (name.ar !== '' && placeKey(label.ar) === placeKey(name.ar)) ||
  (name.en !== '' && placeKey(label.en) === placeKey(name.en));

/** The id of the city of this name; undefined where it is not among them. */
export const getCityId = (city: LocalizedText, cities: readonly Place[]): string | undefined =>
  cities.find((place) => isNamed(place, city))?.id;
