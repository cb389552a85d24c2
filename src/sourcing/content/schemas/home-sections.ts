import type { AdvantageIcon } from '../../../domain/advantage-icons';
import { choice, flag, group, list, wholeNumber } from '../fields';
import { action } from '../link-fields';
import { drawing } from '../media-fields';
import { localized } from '../text-fields';
import { heading, lead, text, title } from './common';

/** `home/advantages.md` */
export const advantages = group(
  { ar: 'مزايا الشركة', en: 'Advantages' },
  {
    heading,
    lead,
    action: action({ ar: 'تعرّف على طريقتنا', en: 'How we work' }),
    items: list(
      { ar: 'المزايا', en: 'Advantages' },
      group(
        { ar: 'ميزة', en: 'Advantage' },
        {
          icon: choice<AdvantageIcon>(
            { ar: 'الرمز', en: 'Icon' },
            {
              'shield-check': { ar: 'درع', en: 'Shield' },
              wrench: { ar: 'مفتاح ربط', en: 'Wrench' },
              'ruler-dimension-line': { ar: 'مسطرة', en: 'Ruler' },
              'hard-hat': { ar: 'خوذة', en: 'Hard hat' },
              'map-pin': { ar: 'موقع', en: 'Map pin' },
              handshake: { ar: 'مصافحة', en: 'Handshake' },
            },
          ),
          title,
          text,
        },
      ),
    ),
  },
);

/** The longest guarantee of the company, in years; the ruler has this length. */
const maxGuaranteeYears = 30;

/** `home/guarantees.md`: the ruler; each row is drawn as long as its years. */
export const guarantees = group(
  { ar: 'مسطرة الضمان', en: 'Guarantees' },
  {
    heading,
    lead,
    axis: localized(
      { ar: 'ما تقيسه المسطرة', en: 'What the ruler measures' },
      { example: { ar: 'المدة بالأعوام', en: 'Guarantee in years' }, max: 80 },
    ),
    items: list(
      { ar: 'الضمانات', en: 'Guarantees' },
      group(
        { ar: 'ضمان', en: 'Guarantee' },
        {
          title,
          note: localized(
            { ar: 'ما يشمله', en: 'What it covers' },
            { example: { ar: 'الأساسات والأعمدة', en: 'Foundations and columns' }, max: 120 },
          ),
          years: wholeNumber(
            { ar: 'الأعوام من التسليم', en: 'Years from handover' },
            { min: 1, max: maxGuaranteeYears, example: 15 },
          ),
          upTo: flag({ ar: 'مع كلمة «حتى»', en: 'With the words “up to”' }),
        },
      ),
    ),
  },
);

/** `home/sale-units.md`: heading and link above the projects for sale. */
export const saleUnits = group(
  { ar: 'فوق وحدات البيع', en: 'Above the homes for sale' },
  { heading, action: action({ ar: 'كل المشاريع', en: 'All projects' }) },
);

/** `home/investment-areas.md`: each area has a link. */
export const investmentAreas = group(
  { ar: 'مجالات الاستثمار', en: 'Investment areas' },
  {
    heading,
    items: list(
      { ar: 'المجالات', en: 'Areas' },
      group(
        { ar: 'مجال', en: 'Area' },
        { title, text, action: action({ ar: 'الوحدات الإيجارية', en: 'Homes for rent' }) },
      ),
    ),
  },
);

/** `home/values.md` */
export const values = group(
  { ar: 'القيم', en: 'Values' },
  {
    heading,
    items: list({ ar: 'القيم', en: 'Values' }, group({ ar: 'قيمة', en: 'Value' }, { title, text })),
  },
);

/** `home/partners.md`, also on the About page */
export const partners = group(
  { ar: 'الشركاء', en: 'Partners' },
  {
    heading,
    items: list(
      { ar: 'الشركاء', en: 'Partners' },
      group(
        { ar: 'شريك', en: 'Partner' },
        {
          name: localized(
            { ar: 'الاسم', en: 'Name' },
            { example: { ar: 'صهوان كابيتال', en: 'Sahwan Capital' }, max: 60 },
          ),
          logo: drawing({ ar: 'الشعار', en: 'Logo' }, 'media/partners/sahwan-capital.svg'),
        },
      ),
    ),
  },
);

/** `home/consultation.md` */
export const consultation = group(
  { ar: 'دعوة إلى الاستشارة', en: 'Invitation to a consultation' },
  { heading, lead, action: action({ ar: 'احجز استشارة', en: 'Book a consultation' }) },
);

/** `home/objectives.md` */
export const objectives = group(
  { ar: 'الأهداف', en: 'Objectives' },
  {
    heading,
    items: list(
      { ar: 'الأهداف', en: 'Objectives' },
      localized(
        { ar: 'هدف', en: 'Objective' },
        { example: { ar: 'تسليم كل مشروع في موعده.', en: 'Hand over every project on time.' }, max: 160 },
      ),
    ),
  },
);

/** `home/vision.md`, also on the About page. */
export const vision = group({ ar: 'الرؤية', en: 'Vision' }, { heading, text });

/** `home/mission.md`, also on the About page. */
export const mission = group({ ar: 'الرسالة', en: 'Mission' }, { heading, text });
