import { textDigest } from './text-digest';

test('the same texts have the same mark, others have another', () => {
  expect(textDigest('بيت', 'home')).toBe(textDigest('بيت', 'home'));
  const marks = [
    ['بيت', 'home'],
    ['بيت', 'Home'],
    ['بيتh', 'ome'],
    ['home', 'بيت'],
    ['', ''],
  ];
  expect(new Set(marks.map((texts) => textDigest(...texts))).size).toBe(marks.length);
});
