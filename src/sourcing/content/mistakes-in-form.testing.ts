import { mistake, type Mistake } from './testing';

const en = 'en: Does every home have a deed?';
const ar = 'ar: هل لكل وحدة صك؟';
const answer = 'Yes, [a separate one](/projects).';

/** Mistakes in how the lines of the fields are written. */
export const mistakesInForm: readonly Mistake[] = [
  mistake('a tab before a field', `  ${ar}`, `\t${ar}`, '5:1 ', 'The line begins with a tab'),
  mistake('four blanks and two', `  ${ar}`, `    ${ar}`, '6:3 ', 'This line does not begin where'),
  mistake('a blank before a field', 'order: 10', ' order: 10', '3:2 ', 'This line does not begin where'),
  mistake('no blank after the colon', en, 'en:Does every home?', '6:5 ', 'There is no blank after the colon'),
  mistake('no colon', 'category: buying', 'category buying', '2:1 ', 'There is no colon after “category”'),
  mistake(
    'a colon within a text',
    'en: Does every',
    'en: Deeds: does every',
    '6:7 ',
    'The text has a colon and a blank',
  ),
  mistake(
    'an apostrophe in quotes',
    en,
    "en: 'Isn't there a deed?'",
    '6:7 ',
    "A text between ' and ' has a ' in it",
  ),
  mistake(
    'an open quotation',
    'en: Does every',
    "en: 'Does every",
    '6:7 ',
    "The text begins with ' and does not end",
  ),
  mistake(
    'a sign within a text',
    en,
    'en: Does home #5 have a deed?',
    '6:7 ',
    'What follows the # is cut off',
  ),
  mistake('a sign before a text', en, 'en: *Does every home?', '6:7 ', 'The text begins with *'),
  mistake(
    'a quotation in a quotation',
    en,
    'en: "Does "every" home?"',
    '6:7 ',
    'A text between " and " has a "',
  ),
  mistake('no first ---', '---\ncategory', 'category', '1:1 ', 'The first line is --- alone'),
  mistake('no second ---', '---\n\n#', '\n\n#', '15:1 ', 'There is no line --- after the fields'),
];

/** Mistakes in the text below the fields. */
export const mistakesInBody: readonly Mistake[] = [
  mistake(
    'an answer in one language',
    `# English\n\n${answer}\n`,
    '',
    '8:1 Answer › English: ',
    'There is no text below the heading “# English”',
  ),
  mistake(
    'a heading without an answer',
    `${answer}\n`,
    '',
    '13:1 Answer › English: ',
    'There is no text below the heading',
  ),
  mistake('a misspelt heading', '# English', '# Englsh', '13:1 Answer: ', 'The text is below two headings'),
  mistake(
    'a heading that appears twice',
    '# العربية',
    '# English\n\n# العربية',
    '15:1 Answer: ',
    'The heading “# English” is written twice',
  ),
  mistake(
    'a text before the headings',
    '# العربية',
    'Hello\n\n# العربية',
    '9:1 Answer: ',
    'The text is below two headings',
  ),
  mistake('raw HTML', '**صك مستقل**', '<b>صك مستقل</b>', '11:1 Answer › Arabic: ', 'Has HTML tags'),
  mistake(
    'a pasted table',
    answer,
    '| Size | Price |\n| --- | --- |\n| 90 | 100 |',
    '15:1 Answer › English: ',
    'Has a table',
  ),
  mistake(
    'a pasted table of tabs',
    answer,
    `${answer}\n\nSize\tPrice`,
    '17:1 Answer › English: ',
    'Has a tab',
  ),
  mistake(
    'a picture in a text',
    answer,
    '![A deed](media/deed.jpg)',
    '15:1 Answer › English: ',
    'Has a picture',
  ),
  mistake(
    'a heading of a wrong level',
    answer,
    `${answer}\n\n#### Fees`,
    '17:1 Answer › English: ',
    'Headings within a text',
  ),
  mistake(
    'an underlined heading',
    answer,
    `Fees\n====\n\n${answer}`,
    '15:1 Answer › English: ',
    'Headings within a text',
  ),
];
