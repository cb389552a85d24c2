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
  expect(
    createFormatters('ar')
      .date(evening)
      .replace(/[\u200e\u200f]/g, ''),
  ).toBe('15 ديسمبر 2026');
  expect(createFormatters('en').dateTime(evening)).toMatch(/^15 December 2026.*1:30/);
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
