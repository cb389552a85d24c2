/** @jest-environment jsdom */
import { visitGap, type Offer } from './last-visit';
import { maxMatches, parseVisits } from './stored-visits';
import { visitsKey } from './visits-flag';

const offer: Offer = { price: 900_000, state: 'available' };
const at = (minutes: number) => new Date(Date.parse('2026-03-01T09:00:00Z') + minutes * 60_000).toISOString();
const pause = visitGap / 60_000 + 1;
const search = { query: '?rooms=3' };

/** As a page that was just opened. */
async function openPage() {
  jest.resetModules();
  return (await import('./visits')).visits;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what one visit showed is what the next one compares with', async () => {
  (await openPage()).lookAtOffers({ 'p~u': offer }, at(0));
  const visits = await openPage();
  visits.lookAtOffers({ 'p~u': { ...offer, price: 920_000 } }, at(pause));
  expect(visits.get().offers['p~u']?.before).toEqual({ value: offer, at: at(0) });
  expect((await openPage()).get()).toEqual(visits.get());
});

test('two tabs add to the same memory', async () => {
  const [one, other] = [await openPage(), await openPage()];
  one.get();
  other.get();
  one.remember(search, at(0));
  other.remember({ query: '?rooms=4' }, at(0));
  expect(other.get().searches.map(({ query }) => query)).toEqual(['?rooms=3', '?rooms=4']);
  window.dispatchEvent(new StorageEvent('storage', { key: visitsKey }));
  expect(one.get()).toEqual(other.get());
});

test('a forgotten search is gone in storage too', async () => {
  const visits = await openPage();
  visits.remember(search, at(0));
  visits.forget(search);
  expect(localStorage.getItem(visitsKey)).toBeNull();
});

test('the same search is remembered once, and five at most', async () => {
  const visits = await openPage();
  expect(visits.remember(search, at(0)) && visits.remember(search, at(1))).toBe(true);
  for (let rooms = 10; rooms < 14; rooms += 1) visits.remember({ query: `?rooms=${rooms}` }, at(0));
  expect(visits.remember({ query: '?rooms=99' }, at(0))).toBe(false);
  expect(visits.get().searches).toHaveLength(5);
});

test('new matches of a search are known after a word of the visitor', async () => {
  const visits = await openPage();
  visits.remember(search, at(0));
  visits.noteMatches(search, [{ id: 'a', price: 1 }], at(0));
  visits.noteMatches(
    search,
    [
      { id: 'a', price: 1 },
      { id: 'b', price: 2 },
    ],
    at(pause),
  );
  expect(visits.get().searches[0]?.seen?.before.value).toEqual([{ id: 'a', price: 1 }]);
  visits.acknowledgeMatches(search);
  expect(visits.get().searches[0]?.seen?.before.value).toEqual([
    { id: 'a', price: 1 },
    { id: 'b', price: 2 },
  ]);
});

test('what was stored before prices were remembered is read', async () => {
  const seen = { value: ['a'], at: at(0) };
  const searches = [{ ...search, keptAt: at(0), seen: { before: seen, now: seen } }];
  localStorage.setItem(visitsKey, JSON.stringify({ version: 1, offers: {}, searches }));
  const visits = await openPage();
  expect(visits.get().searches[0]?.seen?.before.value).toEqual([{ id: 'a' }]);
});

test('a search that finds too much remembers what it had', async () => {
  const visits = await openPage();
  visits.remember(search, at(0));
  visits.noteMatches(search, [{ id: 'a', price: 1 }], at(0));
  visits.noteMatches(
    search,
    Array.from({ length: maxMatches + 1 }, (_, id) => ({ id: String(id) })),
    at(pause),
  );
  expect(visits.get().searches[0]?.seen?.now.value).toEqual([{ id: 'a', price: 1 }]);
});

test('where storage is full or refused, the memory lasts as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const visits = await openPage();
  visits.remember(search, at(0));
  visits.lookAtOffers({ 'p~u': offer }, at(0));
  expect(visits.get().searches).toHaveLength(1);
  expect(visits.get().offers['p~u']?.now.value).toEqual(offer);
});

test.each([
  'null',
  '{',
  '[]',
  '{"version":2,"offers":{},"searches":[]}',
  '{"version":1,"offers":[],"searches":{}}',
  '{"version":1,"offers":{"p~u":{"before":{"at":"x"},"now":null}},"searches":[null,{"query":"javascript:"}]}',
  '{"version":1,"searches":[{"query":"?a","keptAt":"2026-03-01","project":{"slug":"../admin","name":{"ar":"a","en":"a"}}}]}',
])('a stored text that is not ours is nothing: %s', (text) =>
  expect(parseVisits(text)).toEqual({ offers: {}, searches: [] }),
);
