import fc from 'fast-check';
import { countAvailable, floorsOf, isOld, limitChoices, matches, roomChoices, type UnitFilter } from '.';
import { unitRow as row } from '../testing';
import type { UnitRow } from '../unit';

const units: fc.Arbitrary<UnitRow[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    flat_number: fc.string({ maxLength: 6 }),
    floor: fc.integer({ min: -5, max: 200 }),
    rooms: fc.integer({ min: 0, max: 12 }),
    bathrooms: fc.integer({ min: 0, max: 12 }),
    total_area: fc.double({ min: 0, max: 2000, noNaN: true }),
    price: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
    state: fc.constantFrom('available', 'reserved', 'sold', 'something else'),
  }),
);

test('floors run from the top down and flats by their numbers', () => {
  const flats = ['10', '9', '1', '101'].map((flat_number) => row({ id: flat_number, flat_number, floor: 0 }));
  const floors = floorsOf([...flats, row({ floor: -1 }), row({ floor: 12 })]);
  expect(floors.map(({ floor }) => floor)).toEqual([12, 0, -1]);
  expect(floors[1]?.units.map(({ flat_number }) => flat_number)).toEqual(['1', '9', '10', '101']);
});

test('every unit lies on exactly one floor, its own', () => {
  fc.assert(
    fc.property(units, (all) => {
      const floors = floorsOf(all);
      expect(floors.flatMap((floor) => floor.units)).toHaveLength(all.length);
      expect(new Set(floors.flatMap((floor) => floor.units))).toEqual(new Set(all));
      for (const { floor, units: onFloor } of floors) {
        expect(onFloor.every((unit) => unit.floor === floor)).toBe(true);
      }
    }),
  );
});

test.each([
  ['nothing is asked for', {}, row({ state: 'sold', price: null }), true],
  ['only what is available', { availableOnly: true }, row({}), true],
  ['a reserved one among what is available', { availableOnly: true }, row({ state: 'reserved' }), false],
  ['a state that nobody knows', { availableOnly: true }, row({ state: 'gone' }), false],
  ['three rooms', { rooms: 3 }, row({}), true],
  ['four rooms of three', { rooms: 4 }, row({}), false],
  ['five rooms or more', { rooms: 5 }, row({ rooms: 7 }), true],
  ['five rooms of four', { rooms: 5 }, row({ rooms: 4 }), false],
  ['at least its own area', { minArea: 150 }, row({}), true],
  ['more area', { minArea: 150.01 }, row({}), false],
  ['at most its own price', { maxPrice: 900_000 }, row({}), true],
  ['less than its price', { maxPrice: 899_999 }, row({}), false],
  ['a price of nothing', { maxPrice: 100 }, row({ price: 0 }), false],
  ['a price not yet announced', { maxPrice: 9_000_000 }, row({ price: null }), false],
])('%s', (_what, filter, unit, expected) => {
  expect(matches(unit, filter)).toBe(expected);
});

const filters: fc.Arbitrary<UnitFilter> = fc.record(
  {
    availableOnly: fc.boolean(),
    rooms: fc.integer({ min: 1, max: 6 }),
    minArea: fc.nat(2000),
    maxPrice: fc.nat(9_000_000),
  },
  { requiredKeys: [] },
);
const narrowed = (all: readonly UnitRow[], filter: UnitFilter) => all.filter((unit) => matches(unit, filter));

test('filtering what is filtered changes nothing, and leaves the order as it was @2.72', () => {
  fc.assert(
    fc.property(units, filters, (all, filter) => {
      const some = narrowed(all, filter);
      expect(narrowed(some, filter)).toEqual(some);
      const places = some.map((unit) => all.indexOf(unit));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
  );
});

test('a stricter wish never brings a unit back @2.72', () => {
  const stricter = fc.record({ area: fc.nat(500), price: fc.nat(1_000_000) });
  fc.assert(
    fc.property(units, filters, stricter, (all, filter, by) => {
      const strict: UnitFilter = {
        rooms: filter.rooms,
        availableOnly: true,
        minArea: (filter.minArea ?? 0) + by.area,
        maxPrice: (filter.maxPrice ?? 9_000_000) - by.price,
      };
      const some = new Set(narrowed(all, filter));
      for (const unit of narrowed(all, strict)) expect(some).toContain(unit);
    }),
  );
});

test('what is available adds up over the floors, whatever is asked for', () => {
  fc.assert(
    fc.property(units, filters, (all, filter) => {
      const some = narrowed(all, filter);
      const byFloor = floorsOf(some).map((floor) => countAvailable(floor.units));
      expect(byFloor.reduce((sum, count) => sum + count, 0)).toBe(countAvailable(some));
      expect(countAvailable(some)).toBeLessThanOrEqual(countAvailable(all));
    }),
  );
});

test('whatever is asked for, asking for more leaves no more units', () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 5 }), fc.nat(2000), (all, rooms, minArea) => {
      const some = all.filter((unit) => matches(unit, { rooms }));
      const fewer = all.filter((unit) => matches(unit, { rooms, minArea, availableOnly: true }));
      expect(some).toEqual(expect.arrayContaining(fewer));
      expect(countAvailable(fewer)).toBe(fewer.length);
    }),
  );
});

test('rooms are offered as there are, large homes as one', () => {
  expect(roomChoices([4, 3, 7, 5, 3, 0].map((rooms) => row({ rooms })))).toEqual([3, 4, 5]);
});

test('limits are round, in order, and each of them divides', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(5_000_000))), (prices) => {
      const known = prices.filter((price): price is number => price !== null);
      const limits = limitChoices(prices, 50_000, 'up');
      expect([...limits].sort((a, b) => a - b)).toEqual(limits);
      for (const limit of limits) {
        expect(limit % 50_000).toBe(0);
        expect(known.some((price) => price <= limit)).toBe(true);
        expect(known.some((price) => price > limit)).toBe(true);
      }
    }),
  );
});

test.each([
  ['24 hours', '2026-11-20T08:00:00Z', false],
  ['a millisecond more', '2026-11-20T07:59:59.999Z', true],
  ['no time at all', '2026-11-21T08:00:00Z', false],
  ['a date that is none', 'yesterday', true],
])('after %s the states are old: %s', (_age, asOf, old) => {
  expect(isOld(asOf, Date.parse('2026-11-21T08:00:00Z'))).toBe(old);
});
