import { withReadableAddresses } from './bidi';

test.each([
  ['صفحة تبدأ بـ / مثل /projects.', 'صفحة تبدأ بـ / مثل \u200E/projects.'],
  ['لا صفحة عنوانها /FAQ#a. أتقصد «/rentals»؟', 'لا صفحة عنوانها \u200E/FAQ#a. أتقصد «\u200E/rentals»؟'],
  ['عنوان يبدأ بـ https:// أو tel:.', 'عنوان يبدأ بـ https://\u200E أو tel:\u200E.'],
  [
    'اقرأ https://zatca.gov.sa/ar/page و content/faq/deed.md',
    'اقرأ https://zatca.gov.sa/ar/page و content/faq/deed.md',
  ],
])('addresses in Arabic are read from left to right: %s', (text, readable) => {
  expect(withReadableAddresses(text)).toBe(readable);
});
