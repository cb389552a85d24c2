import { licencePolicies } from '../../../lib/licence';
import { choice, day, group, localized, markdownBody, wholeNumber } from '../fields';

/** `legal/privacy.md`: how visitors' data is used. */
export const privacy = group('the fields title, lead, version and updated_on', {
  title: localized('the title of the page', { ar: 'سياسة الخصوصية', en: 'Privacy policy' }),
  lead: localized('the sentence below the title', { ar: 'نستعمله لنجيبك.', en: 'We use it to answer you.' }),
  version: wholeNumber('the number of this wording, one more than before', { min: 1, max: 999, example: 2 }),
  updated_on: day('the day since which this wording holds'),
  body: markdownBody('the policy'),
});

/** `legal/accessibility.md`: what is accessible, what is not yet, and how to complain. */
export const accessibility = group('the fields title and lead', {
  title: localized('the title of the page', { ar: 'إمكانية الوصول', en: 'Accessibility' }),
  lead: localized('the sentence below the title', {
    ar: 'أخبرنا بما يعيقك.',
    en: 'Tell us what stands in your way.',
  }),
  body: markdownBody('the statement'),
});

/** `legal/licences.md`: how an offer is shown whose licence is missing or has expired. */
export const licences = group('the field when_missing_or_expired', {
  when_missing_or_expired: choice('what visitors see without a valid licence', licencePolicies),
});
