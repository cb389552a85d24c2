import { textDigest } from './text-digest';

test('the same texts have the same hash, others another', () => {
  expect(textDigest('بيت', 'home')).toBe(textDigest('بيت', 'home'));
  const hashes = [
    ['بيت', 'home'],
    ['بيت', 'Home'],
    ['بيتh', 'ome'],
    ['home', 'بيت'],
    ['', ''],
  ];
  expect(new Set(hashes.map((texts) => textDigest(...texts))).size).toBe(hashes.length);
});
