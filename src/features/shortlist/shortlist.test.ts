import fc from 'fast-check';
import { keptKey } from './shortlist-flag';
import { knownOf, readKept, writeKept } from './unit-snapshot';
import { limit } from './refs';
import { shortlist } from './shortlist';
import { keptHome, knownHome } from './testing';

const ids = () => shortlist.get().map(({ unit }) => unit);
const keep = (unit: string) =>
  shortlist.add({ project: 'p', unit }, knownHome(), '2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z');

beforeEach(() => shortlist.replace([]));
afterEach(() => jest.restoreAllMocks());

test('up to four homes are kept, a fifth is refused, and one that is taken out makes room @2.89', () => {
  expect(['1', '2', '3', '4'].map(keep)).toEqual([true, true, true, true]);
  expect(keep('5')).toBe(false);
  expect(keep('4')).toBe(true); // is kept already
  expect(ids()).toEqual(['1', '2', '3', '4']);
  shortlist.remove({ project: 'p', unit: '2' });
  expect(keep('5')).toBe(true);
  expect(ids()).toEqual(['1', '3', '4', '5']);
});

test('whatever is kept and let go, there are at most four different homes, and storage has the same @2.89', () => {
  const moves = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('1', '2', '3', '4', '5', '6')));
  fc.assert(
    fc.property(moves, (steps) => {
      shortlist.replace([]);
      for (const [isKept, unit] of steps) {
        if (isKept) keep(unit);
        else shortlist.remove({ project: 'p', unit });
      }
      expect(new Set(ids()).size).toBe(ids().length);
      expect(ids().length).toBeLessThanOrEqual(limit);
      expect(readKept(localStorage.getItem(keptKey)).map(({ unit }) => unit)).toEqual(ids());
    }),
  );
});

test('an empty shortlist leaves nothing behind', () => {
  keep('1');
  shortlist.remove({ project: 'p', unit: '1' });
  expect(localStorage.getItem(keptKey)).toBeNull();
});

test('what is read later is known, and what was true when it was kept stays', () => {
  keep('1');
  shortlist.refresh(
    { project: 'p', unit: '1' },
    knownHome({ state: 'sold', price: 1 }),
    '2026-11-05T08:00:00.000Z',
  );
  expect(shortlist.get()).toEqual([
    expect.objectContaining({
      keptAt: '2026-11-02T08:00:00.000Z',
      keptState: 'available',
      keptPrice: 900_000,
      asOf: '2026-11-05T08:00:00.000Z',
      known: expect.objectContaining({ state: 'sold', price: 1 }) as unknown,
    }),
  ]);
});

test('what another tab keeps is there at once', () => {
  const listener = jest.fn();
  const unsubscribe = shortlist.subscribe(listener);
  localStorage.setItem(keptKey, writeKept([keptHome('7')]));
  window.dispatchEvent(new StorageEvent('storage', { key: keptKey }));
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(ids()).toEqual(['7']);
});

test('where storage is refused, homes are kept as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(keep('1')).toBe(true);
  expect(ids()).toEqual(['1']);
});

test('what is kept of a home is whether it can be bought, as its sheet says it', () => {
  const { project: name, building, ...unit } = knownHome({ price: 900_000 });
  expect(knownOf({ name, status: 'Soon_Sale' }, building, unit, null).state).toBe('upcoming');
  expect(knownOf({ name, status: 'For_Sale' }, building, unit, null).state).toBe('available');
  // Kept before that was told apart.
  const [read] = readKept(writeKept([keptHome('1', { price: null })]));
  expect(read?.known.state).toBe('upcoming');
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another form', JSON.stringify({ version: 0, units: [keptHome('1')] })],
  ['no list', JSON.stringify({ version: 1, units: { length: 4 } })],
  ['null', 'null'],
])('of a storage that holds %s nothing is believed', (_what, text) => {
  expect(readKept(text)).toEqual([]);
});

test('of what is kept, what is not whole is left out, and nothing else comes along', () => {
  const plan = { name: { ar: 'أ', en: 'A' }, url: { ar: 'javascript:alert(1)', en: 'https://a.sa/a.svg' } };
  const units = [
    { ...keptHome('1'), project: '../admin' },
    { ...keptHome('2'), keptAt: 'yesterday' },
    { ...keptHome('3'), known: { ...knownHome(), rooms: '3' } },
    { ...keptHome('4', { plan }), extra: '<script>' },
    keptHome('4'),
  ];
  const kept = readKept(JSON.stringify({ version: 1, units }));
  expect(kept).toEqual([keptHome('4')]);
  expect(kept[0]?.known.plan).toBeUndefined();
  expect(JSON.stringify(kept)).not.toContain('script');
});

test('whatever stands in storage, reading it throws nothing, and what was read is read again', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.object()).map((units) => JSON.stringify({ version: 1, units })),
      ),
      (text) => {
        const kept = readKept(text);
        expect(readKept(writeKept(kept))).toEqual(kept);
      },
    ),
  );
});
