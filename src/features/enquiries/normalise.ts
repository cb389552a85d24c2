/** What was meant by what was typed, for numbers and addresses. Free text is never touched. */

/** Arabic-Indic (٠–٩), Persian (۰–۹) and full-width (０–９) digits as 0–9. */
export const westernDigits = (value: string): string =>
  value.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );

/** What nobody sees: marks of direction, joiners, soft hyphens. They come along when something is pasted. */
const unseen = /\p{Cf}/gu;

/** What people write between digits: spaces and dashes of any width, brackets, dots, slashes, commas. */
const separators = /[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}\u2212._·•/\\,،٫．／]/gu;

/** +966, 00966 or 966 before the subscriber's number, which some write with its own zero. */
const country = /^(?:[+＋]|00)?966(?=0?5)0?/;

/** The subscriber's nine digits without the zero before them. */
const withoutZero = /^(?=5\d{8}$)/;

/** A Saudi mobile number in national form, if it is one: `+966 (0)٥٥.١٢٣-٤٥٦٧` → `0551234567`. */
export const normaliseMobile = (value: string): string =>
  westernDigits(value).replace(separators, '').replace(country, '0').replace(withoutZero, '0');

/** A number as digits of any script may write it: ` ٤ ` → `4`. */
export const normaliseNumber = (value: string): string => westernDigits(value).replace(unseen, '').trim();

/** Phones add a space after a word that they complete. */
export const normaliseEmail = (value: string): string => value.replace(unseen, '').trim();
