import { saleStateOf } from './sale-state';

test.each([
  ['with a price', { state: 'available', price: 900_000 }, 'For_Sale', 'available'],
  [
    'with a price, nobody knows in which project',
    { state: 'available', price: 900_000 },
    undefined,
    'available',
  ],
  ['with a price in a finished project', { state: 'available', price: 900_000 }, 'Completed', 'available'],
  ['without a price', { state: 'available', price: null }, 'For_Sale', 'upcoming'],
  ['with a price of nothing', { state: 'available', price: 0 }, 'For_Sale', 'upcoming'],
  ['before the sale opens', { state: 'available', price: 900_000 }, 'Soon_Sale', 'upcoming'],
  ['reserved before a price is known', { state: 'reserved' }, 'For_Sale', 'reserved'],
  ['sold', { state: 'sold', price: null }, 'Soon_Sale', 'sold'],
  ['of a state that nobody knows', { state: 'withdrawn' }, 'For_Sale', 'withdrawn'],
])('a home %s @2.74', (_what, unit, status, expected) => {
  expect(saleStateOf(unit, status)).toBe(expected);
  // What was told already is told again, also where nobody knows the project any more.
  expect(saleStateOf({ ...unit, state: expected })).toBe(expected);
});
