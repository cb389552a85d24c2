import { westernDigits } from '../../lib/fold-text';

/** Digits of any script as 0–9, full-width ones (０–９) included. */
const plainDigits = (value: string): string =>
  westernDigits(value).replace(/[\uFF10-\uFF19]/g, (digit) => digit.normalize('NFKC'));

/** Direction marks, joiners, soft hyphens: they come with pasted text. */
const invisible = /\p{Cf}/gu;

/** Between digits: spaces and dashes of any width, brackets, dots, slashes, commas. */
const separators = /[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}\u2212._·•/\\,،٫．／]/gu;

/** +966, 00966 or 966 before the subscriber's number, which some write with its own zero. */
const country = /^(?:[+＋]|00)?966(?=0?5)0?/;

/** The subscriber's nine digits without the zero before them. */
const withoutZero = /^(?=5\d{8}$)/;

/** A Saudi mobile number in national form, if it is one: `+966 (0)٥٥.١٢٣-٤٥٦٧` → `0551234567`. */
export const normalizeMobile = (value: string): string =>
  plainDigits(value).replace(separators, '').replace(country, '0').replace(withoutZero, '0');

/** A number in digits of any script: ` ٤ ` → `4`. */
export const normalizeNumber = (value: string): string => plainDigits(value).replace(invisible, '').trim();

/** Without the space that phones add after a completed word. */
export const normalizeEmail = (value: string): string => value.replace(invisible, '').trim();
