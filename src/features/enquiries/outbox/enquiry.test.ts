import { fingerprint, idempotencyKey, inOtherLanguages, withoutSubject, type Enquiry } from './enquiry';
import { day } from './retention';
import { contact } from './testing/enquiries';

const person = { full_name: 'نورة سعد العتيبي', mobile: '0551234567' };
const page = { locale: 'ar', page_path: '/projects/detail/alyasmin-gardens' } as const;
const about = { project_id: 'prj-1001', unit_id: 'u-7' };

test('interest in a removed project becomes general interest, with all answers @7.45', () => {
  const enquiry: Enquiry = {
    form: 'project_interest',
    body: { ...person, ...page, ...about, rooms: 4, note: 'الدور الأول', marketing_consent: true },
    text: 'نص',
  };
  expect(withoutSubject(enquiry)).toEqual({
    form: 'interest',
    body: { ...person, ...page, rooms: 4, note: 'الدور الأول', marketing_consent: true },
    text: 'نص',
  });
});

test('a contact request about one stays a contact request', () => {
  const body = { ...person, ...page, email: 'noura@example.sa', description: 'متى التسليم؟' };
  expect(withoutSubject({ form: 'contact', body: { ...body, ...about }, text: 'نص' })).toEqual({
    form: 'contact',
    body,
    text: 'نص',
  });
});

test('the same words have one key for a week in each language, and in no other form, page or words', () => {
  const monday = 3000 * 7 * day;
  const { body } = contact();
  const agreed = { ...contact(), body: { ...body, consent: { version: '1', locale: 'ar' } } } as Enquiry;
  const key = idempotencyKey(agreed, monday);
  const [english, ...others] = inOtherLanguages(agreed);
  expect(english?.body).toEqual({ ...body, locale: 'en', consent: { version: '1', locale: 'en' } });
  expect(others).toEqual([]);
  expect(english && idempotencyKey(english, monday + 6 * day)).toBe(key);
  const different = [
    idempotencyKey(agreed, monday + 7 * day),
    ...[
      { full_name: 'سعد' },
      { mobile: '0551234568' },
      { description: `${contact().text} ` },
      { page_path: '/' },
      { unit_id: 'u-7' },
      { marketing_consent: true },
      { consent: { version: '2', locale: 'ar' } },
    ].map((more) => idempotencyKey({ ...agreed, body: { ...agreed.body, ...more } } as Enquiry, monday)),
    idempotencyKey({ ...agreed, form: 'consultation' } as Enquiry, monday),
  ];
  expect(new Set([key, ...different]).size).toBe(different.length + 1);
});

test('an enquiry has the same id in another language and on another page', () => {
  const elsewhere = { ...contact(), body: { ...contact().body, locale: 'en', page_path: '/' } } as Enquiry;
  expect(fingerprint(elsewhere)).toBe(fingerprint(contact()));
});
