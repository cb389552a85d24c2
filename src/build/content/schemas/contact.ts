import { group, localized, markdownBody } from '../fields';

/** `contact/details.md`: what the profile does not say about reaching the company. */
export const contactDetails = group('the fields hours and whatsappReply', {
  hours: localized('the days and hours of the office', { ar: 'الأحد – الخميس', en: 'Sunday – Thursday' }),
  whatsappReply: localized('how soon WhatsApp is answered', { ar: 'رد خلال ساعة', en: 'Reply within an hour' }),
});

/** `legal/privacy.md`: what becomes of what visitors write. */
export const privacy = group('the fields title and lead', {
  title: localized('the title of the page', { ar: 'سياسة الخصوصية', en: 'Privacy policy' }),
  lead: localized('the sentence below the title', { ar: 'نستعمله لنجيبك.', en: 'We use it to answer you.' }),
  body: markdownBody('the policy'),
});
