import { choice, group, list, wholeNumber } from '../fields';
import { alternativeText, focus, photo } from '../media-fields';
import { localized, markdownBody, optionalLocalized } from '../text-fields';
import { heading, pageTitle } from './common';

/** `about/intro.md`: the top of the page; the body is the text after the lead. */
export const aboutIntro = group(
  { ar: 'مقدمة صفحة من نحن', en: 'About: introduction' },
  {
    title: pageTitle,
    image: photo({ ar: 'الصورة', en: 'Picture' }, 'media/headquarters.jpg', {
      minWidth: 1600,
      minHeight: 900,
      isCropped: true,
    }),
    imageAlt: alternativeText({ ar: 'مبنى المقر الرئيسي', en: 'The head office' }),
    imageFocus: focus,
    heading,
    lead: localized(
      { ar: 'الفقرة الأولى', en: 'First paragraph' },
      { example: { ar: 'بدأنا عام 1989.', en: 'We began in 1989.' }, max: 500 },
    ),
    body: markdownBody({ ar: 'النص بعد الفقرة الأولى', en: 'Text after the first paragraph' }, { max: 4000 }),
  },
);

/** `about/figures.md`: numbers that describe the company. */
export const figures = group(
  { ar: 'أرقام الشركة', en: 'About: figures' },
  {
    items: list(
      { ar: 'الأرقام', en: 'Figures' },
      group(
        { ar: 'رقم', en: 'Figure' },
        {
          before: optionalLocalized(
            { ar: 'كلمة قبل الرقم', en: 'Word before the number' },
            { example: { ar: 'حتى', en: 'up to' }, max: 20 },
          ),
          value: wholeNumber({ ar: 'الرقم', en: 'Number' }, { min: 0, max: 1_000_000_000, example: 4180 }),
          format: choice(
            { ar: 'طريقة كتابته', en: 'How it is written' },
            {
              year: { ar: 'سنة: 1989', en: 'A year: 1989' },
              count: { ar: 'عدد: 4,180', en: 'A count: 4,180' },
            },
          ),
          unit: optionalLocalized(
            { ar: 'كلمة بعد الرقم', en: 'Word after the number' },
            { example: { ar: 'وحدة', en: 'homes' }, max: 20 },
          ),
          label: localized(
            { ar: 'ما يعنيه الرقم', en: 'What the number says' },
            { example: { ar: 'سنة التأسيس', en: 'Year founded' }, max: 60 },
          ),
        },
      ),
    ),
  },
);

/** `about/milestones.md`: the history, oldest first. */
export const milestones = group(
  { ar: 'محطات الشركة', en: 'About: history' },
  {
    heading,
    items: list(
      { ar: 'المحطات', en: 'Milestones' },
      group(
        { ar: 'محطة', en: 'Milestone' },
        {
          year: wholeNumber({ ar: 'السنة', en: 'Year' }, { min: 1900, max: 2100, example: 1989 }),
          text: localized(
            { ar: 'ما حدث', en: 'What happened' },
            {
              example: { ar: 'افتتاح مكتبي جدة والدمام.', en: 'Offices open in Jeddah and Dammam.' },
              max: 200,
            },
          ),
        },
      ),
    ),
  },
);

/** `contact/details.md`: details that the profile of the API lacks. */
export const contactDetails = group(
  { ar: 'أوقات العمل', en: 'Opening hours' },
  {
    hours: localized(
      { ar: 'أيام العمل وساعاته', en: 'Days and hours of the office' },
      { example: { ar: 'الأحد – الخميس', en: 'Sunday – Thursday' }, max: 80 },
    ),
    whatsappReply: localized(
      { ar: 'متى يُجاب واتساب', en: 'How soon WhatsApp is answered' },
      { example: { ar: 'رد خلال ساعة', en: 'Reply within an hour' }, max: 80 },
    ),
  },
);
