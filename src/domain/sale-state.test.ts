import { isSoldOut, getSaleState, isSoldLongAgo } from './sale-state';

test.each([
  ['with a price', { state: 'available', price: 900_000 }, 'For_Sale', 'available'],
  ['with a price, in an unknown project', { state: 'available', price: 900_000 }, undefined, 'available'],
  ['with a price in a finished project', { state: 'available', price: 900_000 }, 'Completed', 'available'],
  ['without a price', { state: 'available', price: null }, 'For_Sale', 'upcoming'],
  ['with a price of nothing', { state: 'available', price: 0 }, 'For_Sale', 'upcoming'],
  ['before the sale opens', { state: 'available', price: 900_000 }, 'Soon_Sale', 'upcoming'],
  ['reserved before a price is known', { state: 'reserved' }, 'For_Sale', 'reserved'],
  ['sold', { state: 'sold', price: null }, 'Soon_Sale', 'sold'],
  ['in an unknown state', { state: 'withdrawn' }, 'For_Sale', 'withdrawn'],
])('a unit %s @2.74', (_what, unit, status, expected) => {
  expect(getSaleState(unit, status)).toBe(expected);
  // The result is a state of its own, also where the project is unknown.
  expect(getSaleState({ ...unit, state: expected })).toBe(expected);
});

test.each([
  ['For_Sale', 0, 9, true],
  ['Completed', 0, 9, true],
  ['For_Sale', 1, 9, false],
  ['Soon_Sale', 0, 9, false],
  ['Under_Construction', 0, 9, false],
  ['For_Sale', 0, 0, false],
])('%s with %i of %i units available: %s', (status, available_units, total_units, soldOut) => {
  expect(isSoldOut({ status, available_units, total_units })).toBe(soldOut);
});

test.each([
  ['2026-11-20T00:00:00Z', false],
  ['2026-10-01T00:00:00Z', true],
  [undefined, true],
  ['soon', true],
])('a sold unit that last changed at %s was sold long ago: %s @11.2', (updatedAt, expected) =>
  expect(isSoldLongAgo({ state: 'sold', updated_at: updatedAt }, Date.parse('2026-11-23T00:00:00Z'))).toBe(
    expected,
  ),
);

test('a unit that is not sold was not sold long ago', () =>
  expect(isSoldLongAgo({ state: 'available' }, Date.now())).toBe(false));
