/**
 * The validation rules of the forms, each a function of what was typed. A rule says what is wrong, or nothing.
 * Empty values pass every rule except `required`. Lengths count Unicode code points, as the API does.
 */
import { limits } from '../../api/contract';

/** Keys below `rules` in the texts of the forms. */
export type RuleName =
  | 'required'
  | 'mobile'
  | 'email'
  | 'fileUnder5Mb'
  | 'fileUnder50Mb'
  | 'number'
  | 'positive'
  | 'tooShort'
  | 'tooLong'
  | 'noSpaces'
  | 'iban'
  | 'cardNumber'
  | 'securityCode'
  | 'cardExpiry';

/** What is wrong with a value. `refused` is the API's word, not a rule of ours. */
export interface Fault {
  rule: RuleName | 'refused';
  /** Number that the message names. */
  limit?: number;
}

export type Text = string | null | undefined;
export type Rule<Value = Text> = (value: Value) => Fault | undefined;

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

/** How many characters a person sees counted: an emoji of two UTF-16 units is one. */
export const codePoints = (value: string): number => [...value].length;

/** Whether nothing was answered: white space alone is no answer. */
export const isBlank = (value: Text): boolean => !value?.trim();

export const required: Rule = (value) => (isBlank(value) ? { rule: 'required' } : undefined);

const mobilePattern = new RegExp(limits.Mobile.pattern);
/** Ten digits: 05, one of 5 0 3 6 4 9 1 8 7, seven more. */
export const mobile = textRule('mobile', (value) => mobilePattern.test(value));

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const emailPattern = new RegExp(`^[^\\s@"(),:;<>[\\]\\\\]+@(?:${label}\\.)+${label}$`, 'i');
export const email = textRule('email', (value) => emailPattern.test(value));

export const fileUnder5Mb = fileRule('fileUnder5Mb', smallFile);
export const fileUnder50Mb = fileRule('fileUnder50Mb', largeFile);

export const number = textRule('number', (value) => /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(value));
export const positive = textRule('positive', (value) => Number(value) > 0);

export const minLength = (limit: number): Rule =>
  textRule('tooShort', (value) => codePoints(value) >= limit, limit);
export const maxLength = (limit: number): Rule =>
  textRule('tooLong', (value) => codePoints(value) <= limit, limit);

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
