import { riyadhDate, riyadhDateTime, riyadhDay } from './riyadh-time';

test('dates are those of Riyadh, in the Gregorian calendar', () => {
  // 22:30 in UTC is the next day in Riyadh.
  const evening = '2026-12-14T22:30:00.000Z';
  expect(riyadhDate(evening, 'en')).toBe('15 December 2026');
  expect(riyadhDate(evening, 'ar')).toBe('15 ديسمبر 2026');
});

test.each([
  // The first and last minute of a day in Riyadh, where one ICU writes 0:00 and another 12:00; noon; and a new year.
  ['2026-12-14T21:00:00Z', '15 December 2026 at 12:00 am', '15 ديسمبر 2026، الساعة 12:00 ص'],
  ['2026-12-14T20:59:59Z', '14 December 2026 at 11:59 pm', '14 ديسمبر 2026، الساعة 11:59 م'],
  ['2026-12-15T12:00:00+03:00', '15 December 2026 at 12:00 pm', '15 ديسمبر 2026، الساعة 12:00 م'],
  ['2026-12-31T21:05:00Z', '1 January 2027 at 12:05 am', '1 يناير 2027، الساعة 12:05 ص'],
])('%s is formatted the same by every build and browser', (iso, english, arabic) => {
  expect(riyadhDateTime(iso, 'en')).toBe(english);
  expect(riyadhDateTime(iso, 'ar')).toBe(arabic);
});

test('an invalid date is an empty text', () => {
  expect(riyadhDate('soon', 'ar')).toBe('');
  expect(riyadhDateTime('', 'en')).toBe('');
});

test.each([
  ['2026-12-14T20:59:59.999Z', '2026-12-14'],
  ['2026-12-14T21:00:00Z', '2026-12-15'],
  ['2026-12-31T21:00:00Z', '2027-01-01'],
  ['2026-12-15T00:30:00+03:00', '2026-12-15'],
  ['never', ''],
])('at %s the day in Riyadh is %s', (iso, day) => {
  expect(riyadhDay(iso)).toBe(day);
});
