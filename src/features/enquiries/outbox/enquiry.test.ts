import { withoutSubject, type Enquiry } from './enquiry';

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
