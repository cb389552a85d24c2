import { boolean, number, string } from 'yup';

/** One of a few words. */
export const choice = <Word extends string>(what: string, words: readonly Word[]) => {
  const message = `expected ${what}, one of: ${words.join(', ')}`;
  return string<Word>().typeError(message).required(message).oneOf(words, message);
};

/** One of a few words, or nothing at all. */
export const optionalChoice = <Word extends string>(what: string, words: readonly Word[]) =>
  choice(what, words).optional().default(undefined);

/** A short name for use in addresses and between files: lower case letters, digits and hyphens. */
export const identifier = (what: string, example: string) => {
  const message = `expected ${what} in small letters, digits and hyphens, e.g. ${example}`;
  return string()
    .typeError(message)
    .required(message)
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message, excludeEmptyString: true });
};

/** A whole number within limits that belong to it. */
export const wholeNumber = (what: string, range: { min: number; max: number; example: number }) => {
  const message = `expected ${what}, a whole number from ${range.min} to ${range.max}, e.g. ${range.example}`;
  return number()
    .typeError(message)
    .required(message)
    .integer(message)
    .min(range.min, message)
    .max(range.max, message);
};

/** `true` or `false`; false when it is left out. `what` says what true does. */
export const flag = (what: string) => {
  const message = `expected true or false (true ${what})`;
  return boolean().typeError(message).nonNullable(message).default(false);
};
