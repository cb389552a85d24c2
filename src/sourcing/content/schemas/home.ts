import { advantageIcons } from '../../../lib/advantage-icons';
import { action, choice, day, drawing, film, flag, group, list, localized, markdownBody, photo, wholeNumber } from '../fields';

/** `home/brand.md`: the company's names on all pages. */
export const brand = group('the fields name, companyLine, copyrightName and tagline', {
  name: localized('the short name', { ar: 'شاقول', en: 'Shaqool' }),
  companyLine: localized('the line below the name', { ar: 'للتطوير العقاري', en: 'Real Estate Development' }),
  copyrightName: localized('the name in the copyright line', {
    ar: 'شاقول للتطوير',
    en: 'Shaqool Real Estate',
  }),
  tagline: localized('the tagline in the footer', { ar: 'رعاية مستدامة', en: 'Sustainable care' }),
});

/** `home/hero.md`: the top of the home page with the intro film. */
export const hero = group('the fields pageTitle, titleLines, lead, image, action and film', {
  pageTitle: localized('the title in search results and in the tab', {
    ar: 'شاقول: شقق للبيع في الرياض',
    en: 'Shaqool: apartments for sale in Riyadh',
  }),
  titleLines: list(
    'the lines of the title',
    localized('a line of the title', { ar: 'نبني مرّة،', en: 'Built once.' }),
  ),
  lead: localized('the sentence below the title', { ar: 'نعمل منذ 1989.', en: 'Since 1989.' }),
  image: photo('the picture behind the title', 'media/hero.jpg'),
  action: action({ ar: 'استعرض المشاريع', en: 'View projects' }),
  film: group('the film with label:, description:, published_on:, mp4:, webm: and poster:', {
    label: localized('what the button says', { ar: 'شاهد الفيلم', en: 'Watch the film' }),
    description: localized('what the film shows and whether anyone speaks, for those who cannot see or hear it', {
      ar: 'مبنى سكني من الحجر. لا كلام في الفيلم.',
      en: 'A stone building. Nobody speaks.',
    }),
    published_on: day('the day since which the site shows the film, for search engines'),
    mp4: film.mp4('the film', 'media/intro.mp4'),
    webm: film.webm('the same film', 'media/intro.webm'),
    poster: photo('the picture before the film plays', 'media/intro-poster.jpg'),
  }),
});

/** `home/ceo-message.md`: the body is the message after the quotation. The picture is decoration. */
export const ceoMessage = group('the fields heading, quote, name, role and image', {
  heading: localized('the heading', { ar: 'كلمة الرئيس التنفيذي', en: 'CEO message' }),
  quote: localized('the quotation', {
    ar: 'الشاقول خيطٌ وثقل.',
    en: 'A plumb line is a string and a weight.',
  }),
  name: localized('the name', { ar: 'م. خالد العبدالله', en: 'Eng. Khalid Al-Abdullah' }),
  role: localized('the role', { ar: 'الرئيس التنفيذي', en: 'Chief Executive Officer' }),
  image: photo('the picture beside the message', 'media/ceo-message.jpg'),
  body: markdownBody('the message'),
});

const heading = localized('the heading', { ar: 'شركاؤنا', en: 'Our partners' });
const lead = localized('the sentence below the heading', {
  ar: 'كل جزء من بيتك مضمون.',
  en: 'Every part is covered.',
});
const title = localized('the title', { ar: 'الأمانة', en: 'Honesty' });
const text = localized('the text', { ar: 'نقول ما في المبنى.', en: 'We say what is in the building.' });

/** `home/advantages.md` */
export const advantages = group('the fields heading, lead, action and items', {
  heading,
  lead,
  action: action({ ar: 'تعرّف على طريقتنا', en: 'How we work' }),
  items: list(
    'the advantages',
    group('an advantage with icon:, title: and text:', {
      icon: choice('the name of an icon', advantageIcons),
      title,
      text,
    }),
  ),
});

/** The longest guarantee of the company, in years; the ruler has this length. */
const maxGuaranteeYears = 30;

/** `home/guarantees.md`: the ruler; each row is drawn as long as its years. */
export const guarantees = group('the fields heading, lead, axis and items', {
  heading,
  lead,
  axis: localized('what the ruler measures', { ar: 'المدة بالأعوام', en: 'Guarantee in years' }),
  items: list(
    'the guarantees',
    group('a guarantee with title:, note: and years:', {
      title,
      note: localized('what the guarantee covers', {
        ar: 'الأساسات والأعمدة',
        en: 'Foundations and columns',
      }),
      years: wholeNumber('the years from handover', { min: 1, max: maxGuaranteeYears, example: 15 }),
      upTo: flag('shows the years as “up to”'),
    }),
  ),
});

/** `home/sale-units.md`: heading and link above the projects for sale. */
export const saleUnits = group('the fields heading and action', {
  heading,
  action: action({ ar: 'كل المشاريع', en: 'All projects' }),
});

/** `home/investment-areas.md`: each area has a link. */
export const investmentAreas = group('the fields heading and items', {
  heading,
  items: list(
    'the areas',
    group('an area with title:, text: and action:', {
      title,
      text,
      action: action({ ar: 'الوحدات الإيجارية', en: 'Homes for rent' }),
    }),
  ),
});

/** `home/values.md` */
export const titledList = group('the fields heading and items', {
  heading,
  items: list('the entries', group('an entry with title: and text:', { title, text })),
});

/** `home/partners.md`, also on the About page */
export const partners = group('the fields heading and items', {
  heading,
  items: list(
    'the partners',
    group('a partner with name: and logo:', {
      name: localized('the name of the partner', { ar: 'صهوان كابيتال', en: 'Sahwan Capital' }),
      logo: drawing('the logo', 'media/partners/sahwan-capital.svg'),
    }),
  ),
});

/** `home/consultation.md` */
export const consultation = group('the fields heading, lead and action', {
  heading,
  lead,
  action: action({ ar: 'احجز استشارة', en: 'Book a consultation' }),
});

/** `home/objectives.md` */
export const objectives = group('the fields heading and items', {
  heading,
  items: list(
    'the objectives',
    localized('an objective', { ar: 'تسليم كل مشروع في موعده.', en: 'Hand over every project on time.' }),
  ),
});

/** `home/vision.md` and `home/mission.md`, also on the About page */
export const statement = group('the fields heading and text', { heading, text });
