import { distance } from 'fastest-levenshtein';
import { numberAt } from './numbers';
import { formsOf, tokensOf, type Token } from './tokens';
import { longLatinWords, meaningOf, type Meaning } from './vocabulary';

/** A word of a sentence, or a phrase of two, with what it says. */
export interface Said extends Token {
  readonly meaning: Meaning | undefined;
}

/** The words of a sentence with their meanings; a phrase of two words is one of them. */
export function saidIn(sentence: string): Said[] {
  const tokens = tokensOf(sentence);
  const said: Said[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const pair = next && phraseOf(token, next);
    if (pair && next) {
      said.push({ ...token, end: next.end, text: pair, meaning: meaningOf(pair) });
      at += 1;
    } else {
      const isNumber = token.value !== undefined || numberAt([token], 0) !== undefined;
      const meaning = token.value === undefined ? literalMeaning(token.text) : undefined;
      said.push({ ...token, meaning: meaning ?? (isNumber ? undefined : misspelt(token.text)) });
    }
  }
  return said;
}

const phraseOf = (first: Token, second: Token): string | undefined =>
  formsOf(first.text)
    .map((form) => `${form} ${second.text}`)
    .find((phrase) => meaningOf(phrase));

function literalMeaning(text: string): Meaning | undefined {
  const form = formsOf(text).find((one) => meaningOf(one));
  return form === undefined ? undefined : meaningOf(form);
}

/** The meaning of the word that a slip of the finger made of it. */
function misspelt(text: string): Meaning | undefined {
  if (!/^[a-z]{4,}$/.test(text)) return undefined;
  const word = longLatinWords().find((known) => distance(known, text) === 1);
  return word === undefined ? undefined : meaningOf(word);
}

/** Whether one of the words before a place in the sentence is among these. */
export const saysBefore = (tokens: readonly Said[], at: number, words: RegExp): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => words.test(text));
