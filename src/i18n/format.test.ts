import { format } from './format';

test('numbers are written in Western digits', () => {
  expect(format.integer(1240)).toBe('1,240');
  expect(format.area(186.5)).toBe('186.50');
  expect(format.area(48)).toBe('48');
  expect(format.kilometres(1400)).toBe('1.4');
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
