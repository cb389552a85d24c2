import { differentLines } from './line-difference';

const said = (first: string, second: string) =>
  differentLines(first, second).map(({ of, line }) => `${of === 'first' ? '-' : '+'} ${line}`);

test('of two texts the lines are shown that differ, in their order', () => {
  expect(said('a\nb\nc\nd\n', 'a\nx\nc\nd\ne\n')).toEqual(['- b', '+ x', '+ e']);
  expect(said('a\nb\na\nc', 'a\nc\nb\na')).toEqual(['+ c', '- c']);
});

test('texts that are alike differ in nothing, and one that is empty in all', () => {
  expect(said('a\nb', 'a\nb')).toEqual([]);
  expect(said('', 'a\n\nb')).toEqual(['+ a', '+ b']);
});

test('a long text takes no time', () => {
  const long = Array.from({ length: 2000 }, (_, at) => `line ${at}`);
  const started = performance.now();
  expect(said(long.join('\n'), long.with(1000, 'other').join('\n'))).toEqual(['- line 1000', '+ other']);
  expect(performance.now() - started).toBeLessThan(1000);
});
