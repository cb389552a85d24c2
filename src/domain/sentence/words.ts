import { distance } from 'fastest-levenshtein';
import { numberAt, numberWords } from './numbers';
import { getForms, tokenize, type Token } from './tokens';
import { longWords, findMeaning, type Meaning } from './vocabulary';

/** A word of a sentence, or a phrase of two, with what it says. A misspelt one has the text that was meant. */
export interface Word extends Token {
  /** The text as it was written, folded. */
  readonly written: string;
  readonly meaning: Meaning | undefined;
}

/** The words of a sentence with their meanings; a phrase of two words is one of them. */
export function readWords(sentence: string): Word[] {
  const tokens = tokenize(sentence);
  const words: Word[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const pair = next && phraseOf(token, next);
    if (pair && next) {
      words.push({ ...next, start: token.start, text: pair, written: pair, meaning: findMeaning(pair) });
      at += 1;
    } else words.push(understood(token));
  }
  return words;
}

const phraseOf = (first: Token, second: Token): string | undefined =>
  getForms(first.text)
    .map((form) => `${form} ${second.text}`)
    .find((phrase) => findMeaning(phrase));

function understood(token: Token): Word {
  const written = token.text;
  const meaning = token.value === undefined ? literalMeaning(written) : undefined;
  if (meaning || numberAt([token], 0)) return { ...token, written, meaning };
  const text = intendedWord(written) ?? written;
  return { ...token, text, written, meaning: findMeaning(text) };
}

function literalMeaning(text: string): Meaning | undefined {
  const form = getForms(text).find((one) => findMeaning(one));
  return form === undefined ? undefined : findMeaning(form);
}

/** The word that a slip of the finger made this of: of the vocabulary, or of a number. */
function intendedWord(text: string): string | undefined {
  const forms = getForms(text).filter((form) => /^\p{L}{4,}$/u.test(form));
  const isLatin = /^[a-z]/.test(text);
  const slips = (word: string) => forms.some((form) => isSlip(form, word));
  return (
    numberWords().find((word) => word.length > 4 && slips(word)) ??
    longWords().find((word) => slips(word) || (isLatin && distance(word, text) === 1))
  );
}

/** A letter too few or too many, or two letters in the other order. A wrong letter makes another word more often. */
export function isSlip(form: string, word: string): boolean {
  const count = distance(form, word);
  return form.length === word.length ? count === 2 && isSwapped(form, word) : count === 1;
}

function isSwapped(form: string, word: string): boolean {
  const at = [...form].findIndex((letter, index) => letter !== word[index]);
  return form[at] === word[at + 1] && form[at + 1] === word[at];
}
