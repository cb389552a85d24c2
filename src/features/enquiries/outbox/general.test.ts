import type { Enquiry } from './enquiry';
import { asGeneral } from './general';

const person = { full_name: 'نورة سعد العتيبي', mobile: '0551234567' };
const page = { locale: 'ar', page_path: '/projects/detail/alyasmin-gardens' } as const;
const about = { project_id: 'prj-1001', unit_id: 'u-7' };

test('interest in a project that is gone becomes interest in general, with all that was written @7.45', () => {
  const enquiry: Enquiry = {
    form: 'project_interest',
    body: { ...person, ...page, ...about, rooms: 4, note: 'الدور الأول', marketing_consent: true },
    text: 'نص',
  };
  expect(asGeneral(enquiry)).toEqual({
    form: 'interest',
    body: { ...person, ...page, rooms: 4, note: 'الدور الأول', marketing_consent: true },
    text: 'نص',
  });
});

test('a question about one stays a question', () => {
  const body = { ...person, ...page, email: 'noura@example.sa', description: 'متى التسليم؟' };
  expect(asGeneral({ form: 'contact', body: { ...body, ...about }, text: 'نص' })).toEqual({
    form: 'contact',
    body,
    text: 'نص',
  });
});
