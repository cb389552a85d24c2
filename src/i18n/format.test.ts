import { createFormatters } from './format';

test.each([
  ['ar', '1,240', '186.50', '48', '1.4'],
  ['en', '1,240', '186.50', '48', '1.4'],
] as const)('%s writes numbers in Western digits', (locale, integer, area, whole, kilometres) => {
  const format = createFormatters(locale);
  expect(format.integer(1240)).toBe(integer);
  expect(format.area(186.5)).toBe(area);
  expect(format.area(48)).toBe(whole);
  expect(format.kilometres(1400)).toBe(kilometres);
});

test('dates are those of Riyadh, in the Gregorian calendar', () => {
  // 22:30 in UTC is the next day in Riyadh.
  const evening = '2026-12-14T22:30:00.000Z';
  expect(createFormatters('en').date(evening)).toBe('15 December 2026');
  expect(createFormatters('ar').date(evening)).toBe('15 ديسمبر 2026');
});

test.each([
  // The first and last minute of a day in Riyadh, where one ICU writes 0:00 and another 12:00; noon; and a new year.
  ['2026-12-14T21:00:00Z', '15 December 2026 at 12:00 am', '15 ديسمبر 2026، الساعة 12:00 ص'],
  ['2026-12-14T20:59:59Z', '14 December 2026 at 11:59 pm', '14 ديسمبر 2026، الساعة 11:59 م'],
  ['2026-12-15T12:00:00+03:00', '15 December 2026 at 12:00 pm', '15 ديسمبر 2026، الساعة 12:00 م'],
  ['2026-12-31T21:05:00Z', '1 January 2027 at 12:05 am', '1 يناير 2027، الساعة 12:05 ص'],
])('%s is written the same by every build and browser', (iso, english, arabic) => {
  expect(createFormatters('en').dateTime(iso)).toBe(english);
  expect(createFormatters('ar').dateTime(iso)).toBe(arabic);
});

test('a year has no thousands comma', () => {
  expect(createFormatters('en').year(1989)).toBe('1989');
});

test('what is no number is a dash, what is no date is nothing', () => {
  const format = createFormatters('ar');
  for (const none of [undefined, null, Number.NaN, 'many'] as unknown as number[]) {
    expect(format.integer(none)).toBe('–');
    expect(format.area(none)).toBe('–');
  }
  expect(format.date('soon')).toBe('');
  expect(format.dateTime('')).toBe('');
});
