import { array, boolean, mixed, number, object, string, type ObjectShape } from 'yup';
import { renderMarkdown } from '../markdown';
import { languageHeadings } from './language-sections';

/**
 * The parts that the schemas of the content are made of. The message of each rule says only what is expected;
 * the reader adds the file, the line, the field and what was found.
 */

/** What the rules can ask about the world outside the file. */
export interface FieldContext {
  /** Says whether a file stands at this path, seen from the content file. */
  fileExists?: (relativePath: string) => boolean;
}

const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/;
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/;

/** A plain text in one language; `expected` names it, `example` shows one. */
function textField(expected: string, example: string) {
  const message = `expected ${expected}, e.g. "${example}"`;
  return string()
    .typeError(message)
    .required(message)
    .matches(/\S/, { message, excludeEmptyString: true })
    .test('digits', 'expected digits as 0–9 in both languages', (text = '') => !ARABIC_DIGITS.test(text))
    .test('controls', 'expected no hidden direction characters: type the text anew instead of pasting it', (text = '') => !DIRECTION_CONTROLS.test(text))
    .transform((text: unknown) => (typeof text === 'string' ? text.trim() : text));
}

/** A text in English: Arabic letters in it are a translation that was forgotten or swapped. */
const englishField = (what: string, example: string) =>
  textField(`${what} in English`, example).test(
    'script',
    'expected English, found Arabic letters: are the two languages swapped?',
    (text = '') => !/\p{Script=Arabic}/u.test(text),
  );

/** A group of fields without any other. */
export const group = <Shape extends ObjectShape>(expected: string, fields: Shape) =>
  object(fields).typeError(`expected ${expected}`).required(`expected ${expected}`).exact();

/** A text in both languages. `what` names it: "the question". */
export const localized = (what: string, example: { ar: string; en: string }) =>
  group(`${what} in both languages, ar: and en: below it`, {
    ar: textField(`${what} in Arabic`, example.ar),
    en: englishField(what, example.en),
  });

/** A text in both languages that may be left out. */
export const optionalLocalized = (what: string, example: { ar: string; en: string }) =>
  localized(what, example).notRequired().nonNullable(`expected ${what}, or no such field`).default(undefined);

const RAW_HTML = /<\/?[a-z][a-z0-9-]*[\s/>]/i;

/** The Markdown below the front matter in both languages; read as HTML that is safe to show. */
export const body = (what: string) => {
  const markdown = (heading: string) =>
    string()
      .required(`expected ${what} below the heading "${heading}"`)
      .matches(/\S/, { message: `expected ${what} below the heading "${heading}"`, excludeEmptyString: true })
      .test('html', 'expected Markdown: raw HTML is not shown', (text = '') => !RAW_HTML.test(text))
      .test('digits', 'expected digits as 0–9 in both languages', (text = '') => !ARABIC_DIGITS.test(text))
      .transform((text: unknown) => (typeof text === 'string' ? renderMarkdown(text) : text));
  return group(`${what} below the headings "${languageHeadings.ar}" and "${languageHeadings.en}"`, {
    ar: markdown(languageHeadings.ar),
    en: markdown(languageHeadings.en),
  });
};

/** One of a few words. */
export const choice = <Word extends string>(what: string, words: readonly Word[]) => {
  const message = `expected ${what}, one of: ${words.join(', ')}`;
  return mixed<Word>().required(message).oneOf(words, message);
};

/** A whole number from `min` to `max`. */
export const wholeNumber = (what: string, { min, max, example }: { min: number; max: number; example: number }) => {
  const message = `expected ${what}, a whole number from ${min} to ${max}, e.g. ${example}`;
  return number().typeError(message).required(message).integer(message).min(min, message).max(max, message);
};

/** `true` or `false`; false when it is left out. */
export const flag = (what: string) => {
  const message = `expected true or false (${what})`;
  return boolean().typeError(message).nonNullable(message).default(false);
};
