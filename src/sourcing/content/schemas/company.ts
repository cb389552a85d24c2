import {
  choice,
  group,
  list,
  localized,
  markdownBody,
  optionalLocalized,
  photo,
  wholeNumber,
} from '../fields';

const calendarYear = (what: string) => wholeNumber(what, { min: 1900, max: 2100, example: 1989 });

/** `about/intro.md`: the top of the page; the body is the text after the lead. */
export const aboutIntro = group('the fields title, image, imageAlt, heading and lead', {
  title: localized('the title of the page', { ar: 'من نحن', en: 'About us' }),
  image: photo('the picture', 'media/headquarters.jpg'),
  imageAlt: localized('what the picture shows', { ar: 'مبنى المقر الرئيسي', en: 'The head office' }),
  heading: localized('the heading', {
    ar: 'من عمارة واحدة إلى مدن ثلاث',
    en: 'From one building to three cities',
  }),
  lead: localized('the first paragraph', { ar: 'بدأنا عام 1989.', en: 'We began in 1989.' }),
  body: markdownBody('the text after the first paragraph'),
});

/** `about/figures.md`: numbers that describe the company. */
export const figures = group('the field items', {
  items: list(
    'the figures',
    group('a figure with value:, format: and label:', {
      before: optionalLocalized('the word before the number', { ar: 'حتى', en: 'up to' }),
      value: wholeNumber('the number, without commas', { min: 0, max: 1_000_000_000, example: 4180 }),
      format: choice('how the number is written', ['year', 'count']),
      unit: optionalLocalized('the word beside the number', { ar: 'وحدة', en: 'homes' }),
      label: localized('what the number says', { ar: 'سنة التأسيس', en: 'Year founded' }),
    }),
  ),
});

/** `about/milestones.md`: the history, oldest first. */
export const milestones = group('the fields heading and items', {
  heading: localized('the heading', { ar: 'محطات', en: 'Milestones' }),
  items: list(
    'the milestones',
    group('a milestone with year: and text:', {
      year: calendarYear('the year'),
      text: localized('what happened', {
        ar: 'افتتاح مكتبي جدة والدمام.',
        en: 'Offices open in Jeddah and Dammam.',
      }),
    }),
  ),
});

/** `contact/details.md`: details that the profile of the API lacks. */
export const contactDetails = group('the fields hours and whatsappReply', {
  hours: localized('the days and hours of the office', { ar: 'الأحد – الخميس', en: 'Sunday – Thursday' }),
  whatsappReply: localized('how soon WhatsApp is answered', { ar: 'رد خلال ساعة', en: 'Reply within an hour' }),
});
