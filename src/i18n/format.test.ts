import { format } from './format';

test('numbers are written in Western digits', () => {
  expect(format.integer(1240)).toBe('1,240');
  expect(format.area(186.5)).toBe('186.50');
  expect(format.area(48)).toBe('48');
  expect(format.kilometres(1400)).toBe('1.4');
});

test('half a year is not rounded up to a year', () => {
  expect([format.years(2.5), format.years(10)]).toEqual(['2.5', '10']);
});

test('a year has no thousands comma', () => {
  expect(format.year(1989)).toBe('1989');
});

test('what is not a number is shown as a dash', () => {
  for (const none of [undefined, null, Number.NaN, 'many'] as unknown as number[]) {
    expect(format.integer(none)).toBe('–');
    expect(format.area(none)).toBe('–');
  }
});

test('numbers look as Intl writes them', () => {
  const like = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en-US', options).format(value);
  const values = [
    0, 1e-9, 0.004, 0.05, 1, 9.995, 12.345, 999, 999.5, 1000, 1050, 99_949, 123_456.789, 1_234_567, 2e15,
    -4500.2,
  ];
  for (const value of values) {
    expect(format.integer(value)).toBe(like(value, { maximumFractionDigits: 0 }));
    expect(format.metres(value)).toBe(like(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
    expect(format.kilometres(value * 1000)).toBe(like(value, { maximumFractionDigits: 1 }));
  }
});
