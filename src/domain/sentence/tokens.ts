import { foldText, westernDigits } from '../../lib/fold-text';

/** A word, number or sign of a sentence. */
export interface Token {
  /** Folded as a search compares it. */
  readonly text: string;
  /** Of a number written in digits. */
  readonly value?: number;
  /** Where it stands in the sentence as it was typed. */
  readonly start: number;
  readonly end: number;
  /** Punctuation follows. */
  readonly endsPart: boolean;
}

const digit = '[0-9٠-٩۰-۹]';
/** Thousands by spaces first: `1 000 000` is one number, `3 900000` are two. */
const number = `${digit}{1,3}(?: ${digit}{3})+(?!${digit})|${digit}+(?:[.,٫٬]${digit}+)*`;
const word = "[\\p{L}\\p{M}\\u0640]+(?:['’][\\p{L}]+)?";
/** `150-200 sqm` */
const dash = `(?<=${digit})\\s*[-–—](?=\\s*${digit})`;
const tokenPattern = new RegExp(`${number}|${word}|[²+<≤]|${dash}`, 'gu');

/** A number in any digits and with any separators. */
function numberOf(text: string): number {
  const western = westernDigits(text).replaceAll('٫', '.').replaceAll('٬', ',');
  const isGrouped = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$|^\d{1,3}(?:\.\d{3}){2,}$/.test(western);
  if (!isGrouped) return Number(western.replace(',', '.'));
  return Number(western.replace(/\.(?=\d{3}\.|\d{3}$)/g, '').replace(/[, ]/g, ''));
}

/** The words, numbers and signs of a sentence, in order. Punctuation is left out. */
export function tokenize(sentence: string): Token[] {
  return [...sentence.matchAll(tokenPattern)].map((match) => {
    const [raw] = match;
    const end = match.index + raw.length;
    const place = { start: match.index, end, endsPart: /^\s*[,،;؛.:]/.test(sentence.slice(end)) };
    if (/[-–—]$/.test(raw)) return { text: '-', ...place };
    const isNumber = new RegExp(`^${digit}`, 'u').test(raw);
    return isNumber
      ? { text: westernDigits(raw), value: numberOf(raw), ...place }
      : { text: foldText(raw), ...place };
  });
}

/**
 * How a word may stand in a vocabulary: as it is, without what Arabic joins to it (و ب ل ف ك and the article), and an
 * English one without its plural. The first is the most literal.
 */
export function getForms(word: string): string[] {
  const forms = [word];
  const joined = /^([وفبكل]{1,2})(?=\p{L}{2})/u;
  const bare = (text: string) => text.replace(/^(?:ال|لل)(?=\p{L}{2})/u, '');
  forms.push(bare(word));
  const [, prefix = ''] = joined.exec(word) ?? [];
  for (let length = 1; length <= prefix.length; length += 1) {
    const rest = word.slice(length);
    forms.push(rest, bare(rest));
  }
  // «للإيجار» is written without the alef of its article.
  if (/^[وف]?لل/.test(word)) forms.push(word.replace(/^[وف]?لل/, ''));
  if (/^[a-z]{3,}s$/.test(word)) forms.push(word.slice(0, -1));
  return [...new Set(forms)];
}
