import { day, decimalNumber, group, wholeNumber } from '../fields';
import { action } from '../link-fields';

/** Where the figures of a group come from, and on which day they were read there. */
const source = action(
  { ar: 'هيئة الزكاة والضريبة والجمارك', en: 'Zakat, Tax and Customs Authority' },
  {
    ar: 'المصدر',
    en: 'Source',
    hint: { ar: 'يظهر للزائر بجانب الرقم.', en: 'Visitors see it beside the figure.' },
  },
);

/** When somebody last compared the figures with their source, and has to do so again. */
const review = {
  as_of: day({ ar: 'صحيحة في', en: 'As of' }),
  review_by: day({ ar: 'تُراجع قبل', en: 'Review by' }),
};

const percent = (ar: string, en: string, range: { min: number; max: number; example: number }) =>
  decimalNumber({ ar, en }, range);

/** `site/costs.md`: the rates by which the site estimates what a home costs. */
export const costs = group(
  {
    ar: 'نسب حاسبة التكلفة',
    en: 'Rates of the cost estimate',
    hint: {
      ar: 'تُحسب بها تكلفة كل وحدة معروضة. غيّر التاريخين مع كل نسبة.',
      en: 'The cost of every home is estimated with them. Change both dates with each rate.',
    },
  },
  {
    tax: group(
      { ar: 'ضريبة التصرفات العقارية', en: 'Real-estate transaction tax' },
      {
        percent: percent('النسبة من الثمن (%)', 'Percent of the price', { min: 0, max: 20, example: 5 }),
        first_home_exempt: wholeNumber(
          {
            ar: 'ما يُعفى من ثمن المسكن الأول (ريال)',
            en: 'Part of a first home’s price that is exempt (SAR)',
          },
          { min: 0, max: 100_000_000, example: 1_000_000 },
        ),
        source,
        ...review,
      },
    ),
    deposit: group(
      { ar: 'عربون الحجز المعتاد', en: 'Usual reservation deposit' },
      {
        percent: percent('النسبة من الثمن (%)', 'Percent of the price', { min: 0, max: 50, example: 2 }),
        source,
        ...review,
      },
    ),
    loan: group(
      { ar: 'التمويل العقاري', en: 'Mortgage' },
      {
        down_payment_percent: percent('الدفعة الأولى (%)', 'Down payment (percent)', {
          min: 0,
          max: 90,
          example: 10,
        }),
        yearly_percent: percent('هامش الربح السنوي (%)', 'Yearly rate (percent)', {
          min: 0,
          max: 20,
          example: 5.5,
        }),
        years: wholeNumber({ ar: 'المدة (سنوات)', en: 'Term (years)' }, { min: 1, max: 30, example: 25 }),
        source,
        ...review,
      },
    ),
    rent: group(
      { ar: 'الإيجار السنوي من قيمة الشقة', en: 'Yearly rent as a share of value' },
      {
        from_percent: percent('من (%)', 'From (percent)', { min: 0, max: 50, example: 7 }),
        to_percent: percent('إلى (%)', 'To (percent)', { min: 0, max: 50, example: 8 }),
        source,
        ...review,
      },
    ),
  },
);
