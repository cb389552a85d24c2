import { compareNumbered } from './compare-numbered';

test('names are ordered by the numbers in them', () => {
  const ordered = ['2', '10', '101', '1002', 'A', 'A-2', 'A-2b', 'A-10', 'B-1', 'شقة 3', 'شقة 12'];
  expect([...ordered].reverse().sort(compareNumbered)).toEqual(ordered);
});

test('equal names are equal', () => {
  expect(compareNumbered('A-07', 'A-7')).toBe(0);
});
