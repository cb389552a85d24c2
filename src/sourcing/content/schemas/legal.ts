import { group, localized, markdownBody } from '../fields';

/** `legal/privacy.md`: what becomes of what visitors write. */
export const privacy = group('the fields title and lead', {
  title: localized('the title of the page', { ar: 'سياسة الخصوصية', en: 'Privacy policy' }),
  lead: localized('the sentence below the title', { ar: 'نستعمله لنجيبك.', en: 'We use it to answer you.' }),
  body: markdownBody('the policy'),
});

/** `legal/accessibility.md`: for whom the site works, where it does not yet, and how to complain. */
export const accessibility = group('the fields title and lead', {
  title: localized('the title of the page', { ar: 'إمكانية الوصول', en: 'Accessibility' }),
  lead: localized('the sentence below the title', {
    ar: 'أخبرنا بما يعيقك.',
    en: 'Tell us what stands in your way.',
  }),
  body: markdownBody('the statement'),
});
