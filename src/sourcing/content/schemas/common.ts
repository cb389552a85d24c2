import { localized } from '../text-fields';

/** Heading of a section. */
export const heading = localized(
  { ar: 'العنوان', en: 'Heading' },
  { example: { ar: 'شركاؤنا', en: 'Our partners' }, max: 80 },
);

/** The sentence below a heading. */
export const lead = localized(
  { ar: 'الجملة تحت العنوان', en: 'Sentence below the heading' },
  { example: { ar: 'كل جزء من بيتك مضمون.', en: 'Every part is covered.' }, max: 300 },
);

/** Title of a row. */
export const title = localized(
  { ar: 'العنوان', en: 'Title' },
  { example: { ar: 'الأمانة', en: 'Honesty' }, max: 80 },
);

/** Text of a row or a section. */
export const text = localized(
  { ar: 'النص', en: 'Text' },
  { example: { ar: 'نقول ما في المبنى.', en: 'We say what is in the building.' }, max: 400 },
);

/** Title of a page. */
export const pageTitle = localized(
  { ar: 'عنوان الصفحة', en: 'Title of the page' },
  { example: { ar: 'من نحن', en: 'About us' }, max: 80 },
);
