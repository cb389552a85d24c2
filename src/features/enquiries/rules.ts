import { limits } from '../../api-client/generated/contract-values';
import { codePoints, isBlank } from './forms';

// Each rule answers what is wrong with a value. Empty values pass every rule except `required`. Lengths are in Unicode code
// points, as the API counts them.

/** Keys below `rules` in the texts of the forms. */
export const ruleNames = [
  'required',
  'mobile',
  'email',
  'fileUnder5Mb',
  'fileUnder50Mb',
  'number',
  'positive',
  'whole',
  'tooMany',
  'threeParts',
  'tooShort',
  'tooLong',
  'unreadable',
  'noSpaces',
  'iban',
  'cardNumber',
  'securityCode',
  'cardExpiry',
] as const;

export type RuleName = (typeof ruleNames)[number];

type Text = string | null | undefined;

/** What is wrong with a value. `refused…` are errors of the API, not rules of ours. */
export interface FieldError {
  rule: RuleName | 'refused' | 'refusedLong' | 'refusedShort';
  /** Number that the message names. */
  limit?: number;
}

export type Rule<Value = Text> = (value: Value) => FieldError | undefined;

/** Anything with a size in bytes, for example a `File`. */
export type Sized = { readonly size: number } | null | undefined;

const kilobyte = 1024;

/** Exclusive, in kilobytes: 5 MB. */
const smallFile = 5120;
/** Exclusive, in kilobytes: 50 MB. */
const largeFile = 50 * 1024;

const textRule =
  (rule: RuleName, holds: (value: string) => boolean, limit?: number): Rule =>
  (value) =>
    !value || holds(value) ? undefined : { rule, ...(limit === undefined ? {} : { limit }) };

const fileRule =
  (rule: RuleName, kilobytes: number): Rule<Sized> =>
  (file) =>
    !file || file.size < kilobytes * kilobyte ? undefined : { rule };

export const required: Rule = (value) => (isBlank(value) ? { rule: 'required' } : undefined);

const mobilePattern = new RegExp(limits.Mobile.pattern);
/** Ten digits: 05, one of 5 0 3 6 4 9 1 8 7, seven more. */
export const mobile = textRule('mobile', (value) => mobilePattern.test(value));

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** `format: email` of the contract, as its validators read it. */
const emailPattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'i');
export const email = textRule('email', (value) => emailPattern.test(value));

export const fileUnder5Mb = fileRule('fileUnder5Mb', smallFile);
export const fileUnder50Mb = fileRule('fileUnder50Mb', largeFile);

export const number = textRule('number', (value) => /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(value));
export const positive = textRule('positive', (value) => Number(value) > 0);
export const whole = textRule('whole', (value) => Number.isInteger(Number(value)));
export const atMost = (limit: number): Rule => textRule('tooMany', (value) => Number(value) <= limit, limit);

export const minLength = (limit: number): Rule =>
  textRule('tooShort', (value) => codePoints(value) >= limit, limit);
export const maxLength = (limit: number): Rule =>
  textRule('tooLong', (value) => codePoints(value) <= limit, limit);

/** A name too short for three parts. A longer one of two parts passes, as by the contract. */
export const threeParts = (limit: number): Rule =>
  textRule('threeParts', (value) => codePoints(value) >= limit, limit);

/** Without NUL and lone surrogates, which no database stores unchanged; pasting from broken files brings them. */
export const readable = textRule('unreadable', (value) => !/[\0\p{Surrogate}]/u.test(value));

export const min6 = minLength(6);
export const max50 = maxLength(50);
export const max150 = maxLength(150);

export const noSpaces = textRule('noSpaces', (value) => !/\s/.test(value));

const exactly = (rule: RuleName, length: number): Rule =>
  textRule(rule, (value) => codePoints(value) === length);

export const iban = exactly('iban', 22);
export const cardNumber = exactly('cardNumber', 16);
export const securityCode = exactly('securityCode', 3);

/** `MM/YY`: month 01–12, year 22 or later. */
export const cardExpiry = textRule('cardExpiry', (value) => {
  const [, year] = /^(?:0[1-9]|1[0-2])\/(\d{2})$/.exec(value) ?? [];
  return year !== undefined && Number(year) >= 22;
});
