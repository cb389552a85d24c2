import { isSoldOut } from './sold-out';

test.each([
  ['For_Sale', 0, 9, true],
  ['Completed', 0, 9, true],
  ['For_Sale', 1, 9, false],
  ['Soon_Sale', 0, 9, false],
  ['Under_Construction', 0, 9, false],
  ['For_Sale', 0, 0, false],
])('%s with %i of %i homes available: %s', (status, available_units, total_units, soldOut) => {
  expect(isSoldOut({ status, available_units, total_units })).toBe(soldOut);
});
