import fc from 'fast-check';
import { countAvailable, getFloors, isOutdated } from './availability';
import { unitRow as row } from './testing';
import type { UnitRow } from './unit';
import { matcher } from '../../domain/conditions/match';
import { limitChoices, roomChoices } from './filter-choices';
import { unitFilters, type UnitFilter } from './units-query';

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

test('floors are sorted from the top down and units by their numbers', () => {
  const groundFloor = ['10', '9', '1', '101'].map((flat_number) =>
    row({ id: flat_number, flat_number, floor: 0 }),
  );
  const floors = getFloors([...groundFloor, row({ floor: -1 }), row({ floor: 12 })]);
  expect(floors.map(({ floor }) => floor)).toEqual([12, 0, -1]);
  expect(floors[1]?.units.map(({ flat_number }) => flat_number)).toEqual(['1', '9', '10', '101']);
});

test('every unit is on exactly one floor, its own', () => {
  fc.assert(
    fc.property(units, (all) => {
      const floors = getFloors(all);
      expect(floors.flatMap((floor) => floor.units)).toHaveLength(all.length);
      expect(new Set(floors.flatMap((floor) => floor.units))).toEqual(new Set(all));
      for (const { floor, units: onFloor } of floors) {
        expect(onFloor.every((unit) => unit.floor === floor)).toBe(true);
      }
    }),
  );
});

test.each([
  ['an empty filter matches any unit', {}, row({ state: 'sold', price: null }), true],
  ['an available unit matches a filter for available ones', { available_only: true }, row({}), true],
  [
    'a reserved unit does not match a filter for available ones',
    { available_only: true },
    row({ state: 'reserved' }),
    false,
  ],
  [
    'an unknown state does not match a filter for available ones',
    { available_only: true },
    row({ state: 'unknown' }),
    false,
  ],
  ['three rooms match a filter for three', { rooms: [3] }, row({}), true],
  ['three rooms do not match a filter for four', { rooms: [4] }, row({}), false],
  ['seven rooms match a filter for five or more', { rooms: [5] }, row({ rooms: 7 }), true],
  ['four rooms do not match a filter for five or more', { rooms: [5] }, row({ rooms: 4 }), false],
  ['a unit matches its own area as a minimum', { area_min: 150 }, row({}), true],
  ['a unit does not match a larger minimum area', { area_min: 150.01 }, row({}), false],
  ['a unit matches its own price as a maximum', { price_max: 900_000 }, row({}), true],
  ['a unit does not match a lower maximum price', { price_max: 899_999 }, row({}), false],
  ['a price of zero matches no maximum price', { price_max: 100 }, row({ price: 0 }), false],
  [
    'a price that is not announced matches no maximum price',
    { price_max: 9_000_000 },
    row({ price: null }),
    false,
  ],
])('%s', (_what, filter, unit, expected) => {
  expect(matcher('unit', unitFilters, filter as UnitFilter)(unit)).toBe(expected);
});

const filters: fc.Arbitrary<UnitFilter> = fc.record(
  {
    available_only: fc.constant(true as const),
    rooms: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    area_min: fc.nat(2000),
    price_max: fc.nat(9_000_000),
  },
  { requiredKeys: [] },
);
const filtered = (all: readonly UnitRow[], filter: UnitFilter) =>
  all.filter(matcher('unit', unitFilters, filter));

test('filtering twice gives the same units, in their original order @2.72', () => {
  fc.assert(
    fc.property(units, filters, (all, filter) => {
      const some = filtered(all, filter);
      expect(filtered(some, filter)).toEqual(some);
      const indexes = some.map((unit) => all.indexOf(unit));
      expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
    }),
  );
});

test('a stricter filter never adds a unit @2.72', () => {
  const stricter = fc.record({ area: fc.nat(500), price: fc.nat(1_000_000) });
  fc.assert(
    fc.property(units, filters, stricter, (all, filter, by) => {
      const strict: UnitFilter = {
        rooms: filter.rooms,
        available_only: true,
        area_min: (filter.area_min ?? 0) + by.area,
        price_max: (filter.price_max ?? 9_000_000) - by.price,
      };
      const some = new Set(filtered(all, filter));
      for (const unit of filtered(all, strict)) expect(some).toContain(unit);
    }),
  );
});

test('the available units of all floors add up to the total, for any filter', () => {
  fc.assert(
    fc.property(units, filters, (all, filter) => {
      const some = filtered(all, filter);
      const byFloor = getFloors(some).map((floor) => countAvailable(floor.units));
      expect(byFloor.reduce((sum, count) => sum + count, 0)).toBe(countAvailable(some));
      expect(countAvailable(some)).toBeLessThanOrEqual(countAvailable(all));
    }),
  );
});

test('adding conditions to a filter never adds units', () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 5 }), fc.nat(2000), (all, count, area_min) => {
      const rooms = [count];
      const some = all.filter(matcher('unit', unitFilters, { rooms }));
      const fewer = all.filter(matcher('unit', unitFilters, { rooms, area_min, available_only: true }));
      expect(some).toEqual(expect.arrayContaining(fewer));
      expect(countAvailable(fewer)).toBe(fewer.length);
    }),
  );
});

test('the choices of rooms are those that occur, with five and more as one', () => {
  expect(roomChoices([4, 3, 7, 5, 3, 0].map((rooms) => row({ rooms })))).toEqual([3, 4, 5]);
});

test('limits are round, sorted, and each separates some units from others', () => {
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
  ['24 hours and a millisecond', '2026-11-20T07:59:59.999Z', true],
  ['no time', '2026-11-21T08:00:00Z', false],
  ['an invalid date', 'yesterday', true],
])('after %s the states are outdated: %s', (_age, asOf, outdated) => {
  expect(isOutdated(asOf, Date.parse('2026-11-21T08:00:00Z'))).toBe(outdated);
});
