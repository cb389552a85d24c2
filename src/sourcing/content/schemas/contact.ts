import { group, localized } from '../fields';

/** `contact/details.md`: what the profile does not say about reaching the company. */
export const contactDetails = group('the fields hours and whatsappReply', {
  hours: localized('the days and hours of the office', { ar: 'الأحد – الخميس', en: 'Sunday – Thursday' }),
  whatsappReply: localized('how soon WhatsApp is answered', { ar: 'رد خلال ساعة', en: 'Reply within an hour' }),
});
