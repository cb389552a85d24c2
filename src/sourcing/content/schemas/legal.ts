import { type licencePolicies } from '../../../domain/licence';
import { choice, day, group, wholeNumber } from '../fields';
import { markdownBody } from '../text-fields';
import { lead, pageTitle } from './common';
import { datedFact } from './dated';

/** `legal/privacy.md`: how visitors' data is used. */
export const privacy = group(
  { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  {
    title: pageTitle,
    lead,
    version: wholeNumber(
      {
        ar: 'رقم هذه الصياغة',
        en: 'Number of this wording',
        hint: { ar: 'زده واحدًا كلما غيّرت السياسة.', en: 'One more each time that the policy changes.' },
      },
      { min: 1, max: 999, example: 2 },
    ),
    updated_on: day({ ar: 'تسري منذ', en: 'In force since' }),
    fact: datedFact,
    body: markdownBody({ ar: 'السياسة', en: 'Policy' }, { max: 12_000 }),
  },
);

/** `legal/accessibility.md`: what is accessible, what is not yet, and how to complain. */
export const accessibility = group(
  { ar: 'إمكانية الوصول', en: 'Accessibility' },
  { title: pageTitle, lead, body: markdownBody({ ar: 'البيان', en: 'Statement' }, { max: 8000 }) },
);

/** `legal/licences.md`: how an offer is shown whose licence is missing or has expired. */
export const licences = group(
  { ar: 'عند انتهاء الترخيص', en: 'When a licence ends' },
  {
    when_missing_or_expired: choice<(typeof licencePolicies)[number]>(
      { ar: 'ما يراه الزائر بلا ترخيص سارٍ', en: 'What visitors see without a valid licence' },
      {
        notice: { ar: 'يبقى العرض مع تنبيه', en: 'The offer stays, with a notice' },
        withhold: { ar: 'تُحجب الأسعار والوحدات والنماذج', en: 'Prices, units and forms are withheld' },
      },
    ),
    fact: datedFact,
  },
);
