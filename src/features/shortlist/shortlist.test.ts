/** @jest-environment jsdom */
import fc from 'fast-check';
import { shortlist } from './shortlist';
import { shortlistItem, unitSnapshot } from './testing';
import { shortlistKey } from './shortlist-flag';
import { maxUnits } from './unit-refs';
import { createSnapshot, parseShortlist, serializeShortlist } from './unit-snapshot';

const ids = () => shortlist.get().map(({ unit }) => unit);
const add = (unit: string) =>
  shortlist.add(
    { project: 'p', unit },
    unitSnapshot(),
    '2026-11-01T08:00:00.000Z',
    '2026-11-02T08:00:00.000Z',
  );

beforeEach(() => shortlist.replace([]));
afterEach(() => jest.restoreAllMocks());

test('up to four units are saved, a fifth is refused until one is removed @2.89', () => {
  expect(['1', '2', '3', '4'].map(add)).toEqual([true, true, true, true]);
  expect(add('5')).toBe(false);
  expect(add('4')).toBe(true); // already in it
  expect(ids()).toEqual(['1', '2', '3', '4']);
  shortlist.remove({ project: 'p', unit: '2' });
  expect(add('5')).toBe(true);
  expect(ids()).toEqual(['1', '3', '4', '5']);
});

test('after any adds and removals there are at most four different units, and storage has the same @2.89', () => {
  const changes = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('1', '2', '3', '4', '5', '6')));
  fc.assert(
    fc.property(changes, (steps) => {
      shortlist.replace([]);
      for (const [isAdded, unit] of steps) {
        if (isAdded) add(unit);
        else shortlist.remove({ project: 'p', unit });
      }
      expect(new Set(ids()).size).toBe(ids().length);
      expect(ids().length).toBeLessThanOrEqual(maxUnits);
      expect(parseShortlist(localStorage.getItem(shortlistKey) ?? undefined).map(({ unit }) => unit)).toEqual(
        ids(),
      );
    }),
  );
});

test('an empty shortlist leaves no item in storage', () => {
  add('1');
  shortlist.remove({ project: 'p', unit: '1' });
  expect(localStorage.getItem(shortlistKey)).toBeNull();
});

test('a refresh updates the snapshot, and state and price when added stay', () => {
  add('1');
  shortlist.refresh(
    { project: 'p', unit: '1' },
    unitSnapshot({ state: 'sold', price: 1 }),
    '2026-11-05T08:00:00.000Z',
  );
  expect(shortlist.get()).toEqual([
    expect.objectContaining({
      addedAt: '2026-11-02T08:00:00.000Z',
      stateWhenAdded: 'available',
      priceWhenAdded: 900_000,
      asOf: '2026-11-05T08:00:00.000Z',
      snapshot: expect.objectContaining({ state: 'sold', price: 1 }) as unknown,
    }),
  ]);
});

test('units that another tab saves appear at once', () => {
  const listener = jest.fn();
  const unsubscribe = shortlist.subscribe(listener);
  localStorage.setItem(shortlistKey, serializeShortlist([shortlistItem('7')]));
  window.dispatchEvent(new StorageEvent('storage', { key: shortlistKey }));
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(ids()).toEqual(['7']);
});

test('where storage is refused, units are saved in memory', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(add('1')).toBe(true);
  expect(ids()).toEqual(['1']);
});

test('a snapshot has the sale state that the unit page shows', () => {
  const { project: name, building, ...unit } = unitSnapshot({ price: 900_000 });
  expect(createSnapshot({ name, status: 'Soon_Sale' }, building, unit, null).state).toBe('upcoming');
  expect(createSnapshot({ name, status: 'For_Sale' }, building, unit, null).state).toBe('available');
  // Stored without its sale state.
  const [read] = parseShortlist(serializeShortlist([shortlistItem('1', { price: null })]));
  expect(read?.snapshot.state).toBe('upcoming');
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 1, units: [shortlistItem('1')] })],
  ['no list', JSON.stringify({ version: 2, units: { length: 4 } })],
  ['null', 'null'],
])('of a storage that holds %s no item is read', (_what, text) => {
  expect(parseShortlist(text)).toEqual([]);
});

test('incomplete items and unknown fields of the stored text are left out', () => {
  const plan = { name: { ar: 'أ', en: 'A' }, url: { ar: 'javascript:alert(1)', en: 'https://a.sa/a.svg' } };
  const units = [
    { ...shortlistItem('1'), project: '../admin' },
    { ...shortlistItem('2'), addedAt: 'yesterday' },
    { ...shortlistItem('3'), snapshot: { ...unitSnapshot(), rooms: '3' } },
    { ...shortlistItem('4', { plan }), extra: '<script>' },
    shortlistItem('4'),
  ];
  const items = parseShortlist(JSON.stringify({ version: 2, units }));
  expect(items).toEqual([shortlistItem('4')]);
  expect(items[0]?.snapshot.plan).toBeUndefined();
  expect(JSON.stringify(items)).not.toContain('script');
});

test('stored facts of another type are unknown', () => {
  const odd = { outside_area: 'large', parking_spaces: '2', kitchen: 5, water: 'own_meter' };
  const stored = JSON.parse(serializeShortlist([shortlistItem('1')])) as { units: { snapshot: object }[] };
  for (const item of stored.units) Object.assign(item.snapshot, odd);
  const [item] = parseShortlist(JSON.stringify(stored));
  expect(item?.snapshot).toMatchObject({ rooms: 3, water: 'own_meter' });
  expect([item?.snapshot.outside_area, item?.snapshot.parking_spaces, item?.snapshot.kitchen]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('reading any stored text never throws, and items that were read can be written and read again', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.object()).map((units) => JSON.stringify({ version: 2, units })),
      ),
      (text) => {
        const items = parseShortlist(text);
        expect(parseShortlist(serializeShortlist(items))).toEqual(items);
      },
    ),
  );
});
