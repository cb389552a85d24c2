import { string } from 'yup';
import { renderMarkdown } from '../../../lib/article';
import { languageHeadings } from '../language-sections';
import { group } from './group';

const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/;
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/;
const RAW_HTML = /<\/?[a-z][a-z0-9-]*[\s/>]/i;

const orEmpty = (text: string | undefined) => text ?? '';

/** Rules for every text that visitors read; `missing` is said of an empty one. */
const readableText = (missing: string) =>
  string()
    .typeError(missing)
    .required(missing)
    .matches(/\S/, { message: missing, excludeEmptyString: true })
    .test('digits', 'expected the digits 0–9 in both languages', (text) => !ARABIC_DIGITS.test(orEmpty(text)))
    .test(
      'direction',
      'expected no hidden direction characters; type the text instead of pasting it',
      (text) => !DIRECTION_CONTROLS.test(orEmpty(text)),
    );

/** English texts hold no Arabic letters: there a translation was forgotten, or the two were swapped. */
const isEnglish = (text: string | undefined) => !/\p{Script=Arabic}/u.test(orEmpty(text));
const ENGLISH = 'expected English (are the two languages swapped?)';

const trim = (text: unknown) => (typeof text === 'string' ? text.trim() : text);
const toHtml = (text: unknown) => (typeof text === 'string' ? renderMarkdown(text) : text);

/** A plain text in both languages. `what` names it ("the question"), `example` shows one. */
export const localized = (what: string, example: { ar: string; en: string }) =>
  group(`${what} in both languages, with ar: and en: below it`, {
    ar: readableText(`expected ${what} in Arabic as a text, e.g. "${example.ar}"`).transform(trim),
    en: readableText(`expected ${what} in English as a text, e.g. "${example.en}"`)
      .test('english', ENGLISH, isEnglish)
      .transform(trim),
  });

/** A plain text in both languages that may be left out as a whole. */
export const optionalLocalized = (what: string, example: { ar: string; en: string }) =>
  localized(what, example).optional().default(undefined);

/** The Markdown below the front matter in both languages, read as HTML that is safe to show. */
export const markdownBody = (what: string) => {
  const markdown = (heading: string) =>
    readableText(`expected ${what} as a text below the heading "${heading}"`)
      .test('html', 'expected Markdown; raw HTML is not shown', (text) => !RAW_HTML.test(orEmpty(text)))
      .transform(toHtml);
  return group(`${what} below the headings "${languageHeadings.ar}" and "${languageHeadings.en}"`, {
    ar: markdown(languageHeadings.ar),
    en: markdown(languageHeadings.en).test('english', ENGLISH, isEnglish),
  });
};
