import { array, boolean, number, object, string, type ISchema, type ObjectShape } from 'yup';
import { renderMarkdown } from '../../lib/article';
import { bidiControls } from '../../lib/bidi';
import type { LocalizedText } from '../../lib/localized-text';
import { languageHeadings } from './split-file';

/** A group of fields without any other. */
export const group = <Shape extends ObjectShape>(expected: string, fields: Shape) =>
  object(fields).typeError(`expected ${expected}`).required(`expected ${expected}`).exact();

/** A list of at least one row; each begins with "- ". `what` names the rows: "the advantages". */
export const list = <Row>(what: string, row: ISchema<Row>) => {
  const message = `expected ${what} as a list, each row beginning with "- "`;
  return array(row).typeError(message).required(message).min(1, message);
};

const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/;
const rawHtml = /<\/?[a-z][a-z0-9-]*[\s/>]/i;

const orEmpty = (text: string | undefined) => text ?? '';

/** Rules for every text that visitors read; `missing` is the message for an empty one. */
const readableText = (missing: string) =>
  string()
    .typeError(missing)
    .required(missing)
    .matches(/\S/, { message: missing, excludeEmptyString: true })
    .test('digits', 'expected the digits 0–9 in both languages', (text) => !arabicDigits.test(orEmpty(text)))
    .test(
      'direction',
      'expected no hidden direction characters; type the text instead of pasting it',
      (text) => !bidiControls.test(orEmpty(text)),
    );

/** English texts have no Arabic letters: there a translation was forgotten, or the two were swapped. */
const isEnglish = (text: string | undefined) => !/\p{Script=Arabic}/u.test(orEmpty(text));
const englishMessage = 'expected English (are the two languages swapped?)';

const trim = (text: unknown) => (typeof text === 'string' ? text.trim() : text);
const toHtml = (text: unknown) => (typeof text === 'string' ? renderMarkdown(text) : text);

/** A plain text in both languages. `what` names it ("the question"), `example` shows one. */
export const localized = (what: string, example: LocalizedText) =>
  group(`${what} in both languages, with ar: and en: below it`, {
    ar: readableText(`expected ${what} in Arabic as a text, e.g. "${example.ar}"`).transform(trim),
    en: readableText(`expected ${what} in English as a text, e.g. "${example.en}"`)
      .test('english', englishMessage, isEnglish)
      .transform(trim),
  });

/** A plain text in both languages that may be left out as a whole. */
export const optionalLocalized = (what: string, example: LocalizedText) =>
  localized(what, example).optional().default(undefined);

/** The Markdown below the front matter in both languages, read as sanitised HTML. */
export const markdownBody = (what: string) => {
  const markdown = (heading: string) =>
    readableText(`expected ${what} as a text below the heading "${heading}"`)
      .test('html', 'expected Markdown; raw HTML is not shown', (text) => !rawHtml.test(orEmpty(text)))
      .transform(toHtml);
  return group(`${what} below the headings "${languageHeadings.ar}" and "${languageHeadings.en}"`, {
    ar: markdown(languageHeadings.ar),
    en: markdown(languageHeadings.en).test('english', englishMessage, isEnglish),
  });
};

const linkTarget = /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:\S+@\S+|tel:\+?\d+)$/;
const linkTargetMessage =
  'expected where it leads: a path of the site that begins with /, or an address with https:, mailto: or tel:, e.g. /projects';

/** A link or button: its label, and where it leads. */
export const action = (example: LocalizedText) =>
  group('a link with label: and to:', {
    label: localized('what the link says', example),
    to: string()
      .typeError(linkTargetMessage)
      .required(linkTargetMessage)
      .matches(linkTarget, { message: linkTargetMessage, excludeEmptyString: true }),
  });

/** What the rules need to know about other files. */
export interface FieldContext {
  /** Whether there is a file at this path, relative to the folder of the content file. */
  fileExists?: (relativePath: string) => boolean;
}

/** A file of one of these types in the `media` folder next to the content file. */
const mediaFile = (what: string, extensions: readonly string[], example: string) => {
  const message = `expected ${what}, a file in the media folder (${extensions.join(', ')}), e.g. ${example}`;
  const pattern = new RegExp(`^media/(?:[\\w-]+/)*[\\w-][\\w.-]*\\.(?:${extensions.join('|')})$`);
  return string()
    .typeError(message)
    .required(message)
    .matches(pattern, { message, excludeEmptyString: true })
    .test(
      'exists',
      'expected the name of a file that exists (capital and small letters count)',
      function (path) {
        const { fileExists }: FieldContext = this.options.context ?? {};
        return !fileExists || !path || !pattern.test(path) || fileExists(path);
      },
    );
};

/** A photograph, which the build resizes. */
export const photo = (what: string, example: string) =>
  mediaFile(what, ['jpg', 'jpeg', 'png', 'webp'], example);

/** A drawing, served unchanged. */
export const drawing = (what: string, example: string) => mediaFile(what, ['svg'], example);

export const film = {
  mp4: (what: string, example: string) => mediaFile(what, ['mp4'], example),
  webm: (what: string, example: string) => mediaFile(what, ['webm'], example),
};

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

/** A day of the calendar: `2026-11-23`. */
export const day = (what: string) => {
  const message = `expected ${what} as a day, year-month-day, e.g. 2026-11-23`;
  const exists = (text: string | undefined) => {
    const time = Date.parse(`${orEmpty(text)}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(orEmpty(text));
  };
  return string()
    .typeError(message)
    .required(message)
    .matches(/^\d{4}-\d{2}-\d{2}$/, { message, excludeEmptyString: true })
    .test('exists', message, exists);
};

/** `true` or `false`; false when it is left out. `what` says what true does. */
export const flag = (what: string) => {
  const message = `expected true or false (true ${what})`;
  return boolean().typeError(message).nonNullable(message).default(false);
};
