import type { components } from '../../src/api-client/generated/schema';
import arabic from '../../src/i18n/locales/ar/projects.json';
import english from '../../src/i18n/locales/en/projects.json';
import arabicCommon from '../../src/i18n/locales/ar/common.json';
import englishCommon from '../../src/i18n/locales/en/common.json';
import { format } from '../../src/i18n/format';
import { riyadhDate } from '../../src/i18n/riyadh-time';
import type { ContentLanguage } from '../../src/lib/localized-text';

const own = {
  ar: {
    from: (price: string) => `السعر يبدأ من ${price} ريال`,
    units: 'الوحدات',
    rooms: 'الغرف',
    area: 'المساحة (م²)',
    price: 'السعر يبدأ من (ريال)',
    available: 'المتاح',
    building: 'المبنى',
    soldOut: 'مباع',
    notNow: 'غير متاح الآن',
    range: (from: string, to: string) => `من ${from} إلى ${to}`,
    years: (count: number) => (count === 2 ? 'عامان' : count <= 10 ? `${count} أعوام` : `${count} عامًا`),
    upTo: 'حتى',
    metres: (metres: number) => (metres < 1000 ? `${metres} م` : `${format.kilometres(metres)} كم`),
    ask: 'اسأل عن المشروع',
    note: 'الأسعار والتوفر كما هي عند إعداد الكتيّب. المعلومات المحدَّثة في صفحة المشروع.',
  },
  en: {
    from: (price: string) => `From SAR ${price}`,
    units: 'Homes',
    rooms: 'Rooms',
    area: 'Area (m²)',
    price: 'From (SAR)',
    available: 'Available',
    building: 'Building',
    soldOut: 'Sold',
    notNow: 'None at present',
    range: (from: string, to: string) => `${from}–${to}`,
    years: (count: number) => `${count} years`,
    upTo: 'up to',
    metres: (metres: number) => (metres < 1000 ? `${metres} m` : `${format.kilometres(metres)} km`),
    ask: 'Ask about the project',
    note: 'Prices and availability are those at the time of printing. Current figures are on the project’s page.',
  },
};

const site = { ar: arabic, en: english };
const licence = { ar: arabicCommon.licence, en: englishCommon.licence };

/** What a brochure says besides the project's own texts. */
export const brochureTexts = (locale: ContentLanguage) => ({
  ...own[locale],
  detail: site[locale].detail,
  status: site[locale].status as Record<string, string>,
  /** “Advertising licence (REGA) 7200100103 · valid until 30 June 2031” */
  licence: ({ kind, number, expires_at }: components['schemas']['Licence']) => {
    const { kind: kinds, until } = licence[locale];
    return `${kinds[kind]} ${number} · ${until[kind].replace('{{date}}', riyadhDate(expires_at, locale))}`;
  },
  format,
});

export type BrochureTexts = ReturnType<typeof brochureTexts>;
