import fc from 'fast-check';
import { countAvailable } from './availability';
import { mergeUnits, withSummaries, type LiveUnit } from './merge-units';
import { unitRow as row } from './testing';
import type { Building } from './unit';

const live = (fields: Partial<LiveUnit>): LiveUnit => ({
  ...row(fields),
  building_id: 'a',
  building: { ar: 'أ', en: 'A' },
  ...fields,
});

const name = (id: string) => ({ ar: id, en: id });
const idsOf = (buildings: readonly Building[]) => buildings.flatMap(({ units }) => units.map(({ id }) => id));

const buildingIds = ['a', 'b', 'c', 'z'];
const unitIds = fc.integer({ min: 1, max: 30 }).map(String);
const states = fc.constantFrom('available', 'reserved', 'sold');

/** Up to three buildings; no unit is in two of them. */
const known: fc.Arbitrary<readonly Building[]> = fc
  .uniqueArray(fc.record({ id: unitIds, place: fc.nat(2), state: states }), { selector: ({ id }) => id })
  .map((units) =>
    ['a', 'b', 'c'].flatMap((id, index) => {
      const own = units.filter(({ place }) => place === index).map((unit) => row(unit));
      return own.length > 0 ? [{ id, name: name(id), units: own }] : [];
    }),
  );
/** Units may have moved, be duplicated, or be in an unknown building. */
const answer: fc.Arbitrary<LiveUnit[]> = fc.array(
  fc
    .record({ id: unitIds, building_id: fc.constantFrom(...buildingIds), state: states })
    .map((fields) => live({ ...fields, building: name(fields.building_id) })),
);

test('merging gives each unit once: those of the answer, and the known ones unless they were asked for @2.75', () => {
  fc.assert(
    fc.property(known, answer, fc.boolean(), (buildings, answered, complete) => {
      const ids = idsOf(mergeUnits(buildings, answered, complete ? idsOf(buildings) : []));
      const expected = new Set([...answered.map(({ id }) => id), ...(complete ? [] : idsOf(buildings))]);
      expect(ids).toHaveLength(expected.size);
      expect(new Set(ids)).toEqual(expected);
    }),
  );
});

test('each unit of the answer is in its building, with its last state', () => {
  fc.assert(
    fc.property(known, answer, fc.boolean(), (buildings, answered, complete) => {
      const merged = mergeUnits(buildings, answered, complete ? idsOf(buildings) : []);
      for (const unit of new Map(answered.map((one) => [one.id, one])).values()) {
        const building = merged.find(({ id }) => id === unit.building_id);
        expect(building?.units).toContain(unit);
      }
    }),
  );
});

test('units that are not in a partial answer stay unchanged, and the order stays the same', () => {
  fc.assert(
    fc.property(known, answer, (buildings, answered) => {
      const merged = mergeUnits(buildings, answered, []);
      const answeredIds = new Set(answered.map(({ id }) => id));
      const untouched = buildings.flatMap(({ units }) => units.filter(({ id }) => !answeredIds.has(id)));
      const all = merged.flatMap(({ units }) => units);
      expect(all.filter((unit) => !answeredIds.has(unit.id))).toEqual(untouched);
      const order = merged.map(({ id }) => id).filter((id) => buildings.some((one) => one.id === id));
      expect(order).toEqual(buildings.map(({ id }) => id).filter((id) => order.includes(id)));
    }),
  );
});

test('merging the same answer twice gives the same result, and the counts of buildings add up', () => {
  fc.assert(
    fc.property(known, answer, fc.boolean(), (buildings, answered, complete) => {
      const once = mergeUnits(buildings, answered, complete ? idsOf(buildings) : []);
      expect(mergeUnits(once, answered, complete ? idsOf(buildings) : [])).toEqual(once);
      const counts = once.map(({ units }) => countAvailable(units));
      const all = once.flatMap(({ units }) => units);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countAvailable(all));
    }),
  );
});

test('a unit that moved to another building is only in that one @2.75', () => {
  const buildings = ['a', 'b'].map((id) => ({ id, name: name(id), units: [row({ id: `${id}-1` })] }));
  const merged = mergeUnits(buildings, [live({ id: 'a-1', building_id: 'b' })], []);
  expect(merged.map(({ id, units }) => [id, units.map((unit) => unit.id)])).toEqual([['b', ['b-1', 'a-1']]]);
});

test('live units replace known ones, and new ones follow', () => {
  const buildings = [{ id: 'a', name: { ar: 'أ', en: 'A' }, units: [row({ id: '1' }), row({ id: '2' })] }];
  const merged = mergeUnits(buildings, [live({ id: '2', state: 'sold' }), live({ id: '3' })], []);
  expect(merged[0]?.units.map(({ id, state }) => `${id} ${state}`)).toEqual([
    '1 available',
    '2 sold',
    '3 available',
  ]);
});

test('units that were asked for and are not in the answer are removed, and buildings without units', () => {
  const buildings = ['a', 'b'].map((id) => ({ id, name: name(id), units: [row({ id: `${id}-1` })] }));
  const merged = mergeUnits(buildings, [live({ id: 'a-2' })], idsOf(buildings));
  expect(merged.map(({ id }) => id)).toEqual(['a']);
  expect(merged[0]?.units.map(({ id }) => id)).toEqual(['a-2']);
});

test('a unit of an unknown building adds the building', () => {
  const merged = mergeUnits([], [live({ building_id: 'z', building: { ar: 'ي', en: 'Z' } })], []);
  expect(merged).toEqual([expect.objectContaining({ id: 'z', name: { ar: 'ي', en: 'Z' } })]);
});

test('an answer in brief says which units can be bought, and keeps what it does not say', () => {
  const units = [row({ id: '1', state: 'sold', bathrooms: 4 }), row({ id: '2', state: 'reserved' })];
  const summary = { ...{ id: '1', building: { ar: 'أ', en: 'A' }, flat_number: '1', floor: 3 } };
  const [building] = withSummaries(
    [{ id: 'a', name: { ar: 'أ', en: 'A' }, units }],
    [{ ...summary, rooms: 2, total_area: 90, price: 500_000 }],
  );
  expect(building?.units[0]).toMatchObject({ state: 'available', price: 500_000, rooms: 2, bathrooms: 4 });
  expect(building?.units[1]).toBe(units[1]);
});
