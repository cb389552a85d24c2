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
