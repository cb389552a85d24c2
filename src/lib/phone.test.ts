import { displayPhone, internationalDigits, telHref, whatsappHref } from './phone';

test.each([
  ['0500000001', '966500000001'],
  ['050 000 0001', '966500000001'],
  ['+966500000001', '966500000001'],
  ['00966500000001', '966500000001'],
  ['966500000001', '966500000001'],
  ['920000000', '966920000000'],
  ['8001234567', '9668001234567'],
  ['971500000001', '971500000001'],
])('%s is %s for links', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test('a call link dials the country code', () => {
  expect(telHref('0500000001')).toBe('tel:+966500000001');
});

test('a chat link carries the text', () => {
  expect(whatsappHref('0500000003', 'وحدة 101')).toBe(
    `https://wa.me/966500000003?text=${encodeURIComponent('وحدة 101')}`,
  );
});

test.each([
  ['0500000001', '050 000 0001'],
  ['+966500000001', '050 000 0001'],
  ['920000000', '920000000'],
])('%s is shown as %s', (phone, shown) => {
  expect(displayPhone(phone)).toBe(shown);
});

test.each([
  ['٠٥٠٠٠٠٠٠٠١', 'tel:+966500000001'],
  ['۰۵۰ ۰۰۰ ۰۰۰۱', 'tel:+966500000001'],
  ['٩٢٠٠ ١٢٣٤٥', 'tel:+966920012345'],
])('a number in eastern digits, %s, can be called', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
