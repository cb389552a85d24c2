import { mistake, type Mistake } from './testing';

const en = 'en: Does every home have a deed?';
const ar = 'ar: هل لكل وحدة صك؟';
const inEnglish = 'Question › English: ';
const inArabic = 'Question › Arabic: ';
const missing = 'There is no English text. Write one, such as “When does the guarantee start?”.';

/** Mistakes in the values of the fields. */
export const mistakesInFields: readonly Mistake[] = [
  mistake('an empty text', en, 'en:', `6:3 ${inEnglish}`, missing),
  mistake('an empty quotation', en, "en: ''", `6:7 ${inEnglish}`, missing),
  mistake('blanks for a text', en, "en: '  '", `6:7 ${inEnglish}`, missing),
  mistake('a language left out', `  ${en}\n`, '', `4:1 ${inEnglish}`, missing),
  mistake(
    'a number for a text',
    en,
    'en: 1989',
    `6:7 ${inEnglish}`,
    "A text belongs here. Put it between ' and '",
  ),
  mistake(
    'Arabic for English',
    en,
    `en: هل لكل وحدة صك؟`,
    `6:7 ${inEnglish}`,
    'This is the place of the English text',
  ),
  mistake(
    'English for Arabic',
    ar,
    'ar: Does every home',
    `5:7 ${inArabic}`,
    'This is the place of the Arabic text',
  ),
  mistake(
    'one text for both languages',
    `question:\n  ${ar}\n  ${en}`,
    'question: Deed?',
    '4:11 Question: ',
    'The text belongs here in both languages',
  ),
  mistake('other digits', ar, 'ar: كم ٥٪؟', `5:7 ${inArabic}`, 'Has digits like “٥”'),
  mistake(
    'a hidden direction character',
    'ar: هل',
    'ar: \u202Eهل',
    `5:7 ${inArabic}`,
    'Has hidden direction',
  ),
  mistake(
    'curly quotes around a text',
    en,
    'en: “Does every home?”',
    `6:7 ${inEnglish}`,
    'The quotation marks',
  ),
  mistake('formatting in a plain text', en, 'en: Does **every** home?', `6:7 ${inEnglish}`, 'Has formatting'),
  mistake('a tab in a text', en, 'en: Does every\thome?', `6:7 ${inEnglish}`, 'Has a tab'),
  mistake('tags in a text', en, 'en: Does <b>every</b> home?', `6:7 ${inEnglish}`, 'Has HTML tags'),
  mistake(
    'too long',
    en,
    `en: ${'long '.repeat(100)}`,
    `6:7 ${inEnglish}`,
    'Has 499 characters, and 140 is the most',
  ),
  mistake(
    'a text for a number',
    'order: 10',
    'order: first',
    '3:8 Place within the category: ',
    'A whole number from 1',
  ),
  mistake(
    'a word for yes',
    'order: 10',
    'order: 10\nhidden: yes',
    '4:9 Hidden: ',
    'Either true (yes) or false (no)',
  ),
  mistake(
    'a misspelt plugin',
    'order: 10',
    'order: 10\nplugin: rental',
    '4:9 Shown only with: ',
    'One of these words belongs here: Rental, Consultant, Maintenance. Found: “rental”. Did you mean “Rental”?',
  ),
  mistake(
    'a plugin without its name',
    'order: 10',
    'order: 10\nplugin:',
    '4:1 Shown only with: ',
    'One of these words',
  ),
  mistake(
    'a misspelt field',
    'order: 10',
    'order: 10\nhiden: true',
    '4:8 ',
    'There is no field “hiden” here. Did you mean “hidden”?',
  ),
  mistake(
    'the answer as a field',
    'order: 10',
    'order: 10\nbody: text',
    '4:7 ',
    'This text belongs below the second line ---',
  ),
  mistake(
    'a field that appears twice',
    'order: 10',
    'order: 10\norder: 20',
    '4:1 ',
    'This field is written twice',
  ),
];
