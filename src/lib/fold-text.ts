import { stripBidiControls } from './bidi';

const sameLetters: [pattern: RegExp, letter: string][] = [
  [/[أإآٱ]/g, 'ا'],
  [/ة/g, 'ه'],
  [/[ىی]/g, 'ي'],
  [/ک/g, 'ك'],
];

/** Tashkeel, the dagger alef, Quranic marks, tatweel, and marks of direction and joining. */
const invisible = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u200B-\u200F]/g;

/** The text with Arabic-Indic (٠–٩) and Persian (۰–۹) digits written in Western ones. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/**
 * The text as a search compares it: alef with and without hamza, ta marbuta and ha, alef maqsura and ya are one; marks and
 * tatweel are dropped; digits are Western; Latin letters lose case and accents. Idempotent.
 */
export function foldText(text: string): string {
  // Alef with hamza is folded before accents are taken off, because taken apart it is an alef and a mark.
  const letters = sameLetters.reduce(
    (folded, [pattern, letter]) => folded.replace(pattern, letter),
    text.normalize('NFKC'),
  );
  const plain = letters
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(invisible, '');
  return westernDigits(stripBidiControls(plain).normalize('NFC')).toLowerCase();
}

/** A folded word without the Arabic article, when at least three letters are left. */
export const foldWord = (word: string): string => foldText(word).replace(/^[وبفك]?ال(?=\p{L}{3})/u, '');
