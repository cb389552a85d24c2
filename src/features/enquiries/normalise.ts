/** What was meant by what was typed, for numbers and addresses. Free text is never touched. */

/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as 0–9. */
export const westernDigits = (value: string): string =>
  value.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Spaces of any width, marks of direction, dashes. */
const separators = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD\u2010-\u2015\u2212-]/g;

/** +966, 00966 or 966 before the subscriber's number, which some write with its own zero. */
const country = /^(?:\+|00)?966(?=0?5)0?/;

/** A Saudi mobile number in national form, if it is one: `+966 ٥٥ ١٢٣-٤٥٦٧` → `0551234567`. */
export const normaliseMobile = (value: string): string =>
  westernDigits(value).replace(separators, '').replace(country, '0');

/** A number as digits of any script may write it: ` ٤ ` → `4`. */
export const normaliseNumber = (value: string): string => westernDigits(value).trim();

/** Phones add a space after a word that they complete. */
export const normaliseEmail = (value: string): string => value.trim();
