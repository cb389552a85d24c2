import { action, choice, drawing, flag, group, list, localized, wholeNumber } from '../fields';
import { advantageIcons } from '../../../lib/advantage-icons';

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

/** The longest guarantee that the company gives, in years; the ruler is as long as this. */
const LONGEST_GUARANTEE_YEARS = 30;

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
      years: wholeNumber('the years from handover', { min: 1, max: LONGEST_GUARANTEE_YEARS, example: 15 }),
      upTo: flag('shows the years as “up to”'),
    }),
  ),
});

/** `home/sale-units.md`: what stands above the projects for sale. */
export const saleUnits = group('the fields heading and action', {
  heading,
  action: action({ ar: 'كل المشاريع', en: 'All projects' }),
});

/** `home/investment-areas.md`: each leads on to what there is of it. */
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
