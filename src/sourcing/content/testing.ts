import { ContentError } from './errors';
import { parseContentFile } from './parse-content-file';

/** The problems of a file as an editor reads them, one a line. */
export function problemsOf(text: string, file: string, fileExists?: (media: string) => boolean): string[] {
  try {
    parseContentFile({ path: file, text, fileExists });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

/** A valid question. */
export const question = `---
category: buying
order: 10
question:
  ar: هل لكل وحدة صك؟
  en: Does every home have a deed?
---

# العربية

نعم، **صك مستقل**.

# English

Yes, [a separate one](/projects).
`;

const expectedEnglish =
  'expected the question in English as a text, e.g. "When does the guarantee start?", found';
/** Mistakes of editors in the question above: description, text, replacement, problem. */
export const mistakes: [mistake: string, from: string, to: string, problem: string][] = [
  ['an empty text', 'en: Does every home have a deed?', 'en:', `6:3 question.en: ${expectedEnglish} nothing`],
  [
    'an empty quotation',
    'en: Does every home have a deed?',
    "en: ''",
    `6:7 question.en: ${expectedEnglish} an empty text`,
  ],
  [
    'blanks for a text',
    'en: Does every home have a deed?',
    "en: '  '",
    `6:7 question.en: ${expectedEnglish} an empty text`,
  ],
  [
    'a language left out',
    '  en: Does every home have a deed?\n',
    '',
    `4:1 question.en: ${expectedEnglish} nothing`,
  ],
  [
    'a number for a text',
    'en: Does every home have a deed?',
    'en: 1989',
    `6:7 question.en: ${expectedEnglish} the number 1989`,
  ],
  [
    'Arabic for English',
    'en: Does every home have a deed?',
    'en: هل لكل وحدة صك؟',
    '6:7 question.en: expected English (are the two languages swapped?), found the text "هل لكل وحدة صك؟"',
  ],
  [
    'one text for both languages',
    'question:\n  ar: هل لكل وحدة صك؟\n  en: Does every home have a deed?',
    'question: Deed?',
    '4:11 question: expected the question in both languages, with ar: and en: below it, found the text "Deed?"',
  ],
  [
    'other digits',
    'ar: هل لكل وحدة صك؟',
    'ar: كم ٥٪؟',
    '5:7 question.ar: expected the digits 0–9 in both languages, found the text "كم ٥٪؟"',
  ],
  [
    'a hidden direction character',
    'ar: هل',
    'ar: \u202Eهل',
    '5:7 question.ar: expected no hidden direction characters; type the text instead of pasting it, found the text "\u202Eهل لكل وحدة صك؟"',
  ],
  [
    'a text for a number',
    'order: 10',
    'order: first',
    '3:8 order: expected the place within the category, a whole number from 1 to 9999, e.g. 10, found the text "first"',
  ],
  [
    'a word for yes',
    'order: 10',
    'order: 10\nhidden: yes',
    '4:9 hidden: expected true or false (true takes the question off the page), found the text "yes"',
  ],
  [
    'a misspelt plugin',
    'order: 10',
    'order: 10\nplugin: rental',
    '4:9 plugin: expected the plugin without which the question is left out, one of: Rental, Consultant, Maintenance, found the text "rental"; did you mean "Rental"?',
  ],
  [
    'a plugin without its name',
    'order: 10',
    'order: 10\nplugin:',
    '4:1 plugin: expected the plugin without which the question is left out, one of: Rental, Consultant, Maintenance, found nothing',
  ],
  [
    'a misspelt field',
    'order: 10',
    'order: 10\nhiden: true',
    '4:8 hiden: expected one of the fields category, order, hidden, plugin, question, found "hiden"; did you mean "hidden"?',
  ],
  [
    'the answer as a field',
    'order: 10',
    'order: 10\nbody: text',
    '4:7 body: expected the text below the second ---, found this field',
  ],
  [
    'a field that appears twice',
    'order: 10',
    'order: 10\norder: 20',
    '4:1 expected each field once, found this one a second time',
  ],
  ['a tab', '  ar: هل', '\tar: هل', '5:1 expected spaces (two for each step inward), found a tab'],
  [
    'an open quotation',
    'en: Does every',
    "en: 'Does every",
    '6:36 expected the quotes or brackets of this text to be closed',
  ],
  ['a colon within a text', 'en: Does every', 'en: Deeds: does every', '6:7 expected "field: text"'],
  [
    'no first ---',
    '---\ncategory',
    'category',
    '1:1 expected a line with --- before the fields and one after them, found "category: buying" in the first line',
  ],
  [
    'no second ---',
    '---\n\n#',
    '\n\n#',
    '15:1 expected a line with --- before the fields and one after them, found the end of the file before the second ---',
  ],
  [
    'an answer in one language',
    '# English\n\nYes, [a separate one](/projects).\n',
    '',
    '8:1 body.en: expected the answer as a text below the heading "# English", found nothing',
  ],
  [
    'a heading without an answer',
    'Yes, [a separate one](/projects).\n',
    '',
    '13:1 body.en: expected the answer as a text below the heading "# English", found an empty text',
  ],
  [
    'a misspelt heading',
    '# English',
    '# Englsh',
    '13:1 body: expected the heading "# العربية" or "# English", found "# Englsh"; headings within a text begin with ##',
  ],
  [
    'a heading that appears twice',
    '# العربية',
    '# English\n\n# العربية',
    '15:1 body.en: expected "# English" once, found it again',
  ],
  [
    'a text before the headings',
    '# العربية',
    'Hello\n\n# العربية',
    '9:1 body: expected the heading "# العربية" or "# English" before the text, found "Hello"',
  ],
  [
    'raw HTML',
    '**صك مستقل**',
    '<b>صك مستقل</b>',
    '9:1 body.ar: expected Markdown; raw HTML is not shown, found the text "نعم، <b>صك مستقل</b>."',
  ],
];
