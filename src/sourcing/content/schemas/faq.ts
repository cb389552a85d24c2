import type { SectionPlugin } from '../../../domain/plugin-sections';
import { flag, group, identifier, list, optionalChoice, wholeNumber } from '../fields';
import { action } from '../link-fields';
import { localized, markdownBody } from '../text-fields';
import { heading, lead, pageTitle } from './common';
import { datedFact, publication } from './dated';

/** `faq/_page.md`: texts above and below the questions. */
export const faqPage = group(
  { ar: 'صفحة الأسئلة', en: 'FAQ: page' },
  {
    title: pageTitle,
    lead,
    contact: group(
      { ar: 'الشريط أسفل الأسئلة', en: 'Band below the questions' },
      { heading, lead, action: action({ ar: 'اتصل بنا', en: 'Contact us' }) },
    ),
  },
);

/** `faq/_categories.md`: the categories in the order of the page. */
export const faqCategories = group(
  { ar: 'أبواب الأسئلة', en: 'FAQ: categories' },
  {
    categories: list(
      { ar: 'الأبواب', en: 'Categories' },
      group(
        { ar: 'باب', en: 'Category' },
        {
          id: identifier(
            {
              ar: 'الاسم في الملفات',
              en: 'Name in the files',
              hint: { ar: 'تذكره الأسئلة، فلا تغيّره.', en: 'Questions refer to it: do not change it.' },
            },
            'buying',
          ),
          label: localized(
            { ar: 'عنوان الباب', en: 'Heading of the category' },
            { example: { ar: 'الشراء والتملّك', en: 'Buying and owning' }, max: 60 },
          ),
        },
      ),
    ),
  },
);

/** Any other file in `faq/`: one question; its file name is its address on the page. */
export const faqQuestion = group(
  { ar: 'سؤال', en: 'Question' },
  {
    category: identifier({ ar: 'الباب', en: 'Category' }, 'buying', 'category'),
    order: wholeNumber(
      {
        ar: 'الترتيب في الباب',
        en: 'Place within the category',
        hint: { ar: 'الأصغر أولًا. اترك بين الأرقام فراغًا.', en: 'Small numbers come first. Leave gaps.' },
      },
      { min: 1, max: 9999, example: 10 },
    ),
    hidden: flag({ ar: 'مخفي', en: 'Hidden' }),
    ...publication,
    plugin: optionalChoice<SectionPlugin>(
      {
        ar: 'يظهر فقط مع',
        en: 'Shown only with',
        hint: {
          ar: 'قسم إن أوقفته الشركة اختفى السؤال معه.',
          en: 'Left out while the company has this section off.',
        },
      },
      {
        Rental: { ar: 'التأجير', en: 'Rentals' },
        Consultant: { ar: 'الاستشارة', en: 'Consultation' },
        Maintenance: { ar: 'الصيانة', en: 'Maintenance' },
      },
    ),
    question: localized(
      { ar: 'السؤال', en: 'Question' },
      { example: { ar: 'متى يبدأ الضمان؟', en: 'When does the guarantee start?' }, max: 140 },
    ),
    fact: datedFact,
    body: markdownBody({ ar: 'الجواب', en: 'Answer' }, { max: 3000 }),
  },
);
