import { sectionPlugins } from '../../../lib/plugin-sections';
import { action, flag, group, identifier, list, localized, markdownBody, optionalChoice, wholeNumber } from '../fields';

/** `faq/_page.md`: texts above and below the questions. */
export const faqPage = group('the fields title, lead and contact', {
  title: localized('the title of the page', { ar: 'الأسئلة الشائعة', en: 'Frequently asked questions' }),
  lead: localized('the sentence below the title', { ar: 'الهاتف أقرب.', en: 'The phone is closer.' }),
  contact: group('the band below the questions, with heading:, lead: and action:', {
    heading: localized('its heading', { ar: 'سؤالك مختلف؟', en: 'Is your question different?' }),
    lead: localized('its sentence', { ar: 'اكتبه لنا.', en: 'Write to us.' }),
    action: action({ ar: 'اتصل بنا', en: 'Contact us' }),
  }),
});

/** `faq/_categories.md`: the categories in the order of the page. */
export const faqCategories = group('the field categories', {
  categories: list(
    'the categories',
    group('a category with id: and label:', {
      id: identifier('the id that questions name', 'buying'),
      label: localized('the heading of the category', { ar: 'الشراء والتملّك', en: 'Buying and owning' }),
    }),
  ),
});

/** Any other file in `faq/`: one question; its file name is its address on the page. */
export const faqQuestion = group('the fields category, order and question', {
  category: identifier('the id of a category in _categories.md', 'buying'),
  order: wholeNumber('the place within the category', { min: 1, max: 9999, example: 10 }),
  hidden: flag('takes the question off the page'),
  plugin: optionalChoice('the plugin without which the question is left out', sectionPlugins),
  question: localized('the question', { ar: 'متى يبدأ الضمان؟', en: 'When does the guarantee start?' }),
  body: markdownBody('the answer'),
});
