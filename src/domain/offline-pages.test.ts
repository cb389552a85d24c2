import { maxOfflineHomes, offlinePages } from './offline-pages';

const unit = (id: string, state = 'available', plan = 'p', price: number | null = 900_000) => ({
  ...{ id, state, price },
  floor_plan: { id: plan },
});
const project = (units: ReturnType<typeof unit>[], status = 'For_Sale') => ({
  ...{ slug: 'gardens', status },
  buildings: [{ units: units.slice(0, 2) }, { units: units.slice(2) }],
});
const idsOf = ({ pages }: { pages: readonly string[] }) =>
  pages.slice(1).map((path) => path.replace('/projects/detail/gardens/', ''));

test('a project is kept with its homes that can still be bought, the available ones first', () => {
  const units = [unit('a', 'reserved'), unit('b', 'sold'), unit('c'), unit('d', 'available', 'p', null)];
  const kept = offlinePages(project(units));
  expect(kept.pages[0]).toBe('/projects/detail/gardens');
  expect(idsOf(kept)).toEqual(['c', 'd', 'a']);
  expect(kept.homes).toBe(3);
});

test('before the sale opens, its homes are kept too', () =>
  expect(idsOf(offlinePages(project([unit('a'), unit('b')], 'Soon_Sale')))).toEqual(['a', 'b']));

test('of too many homes, one of each floor plan comes first', () => {
  const many = Array.from({ length: 200 }, (_, index) => unit(`u-${index}`));
  const kept = offlinePages(project([...many, unit('other', 'available', 'q')]));
  expect(idsOf(kept)).toHaveLength(maxOfflineHomes);
  expect(idsOf(kept).slice(0, 3)).toEqual(['u-0', 'other', 'u-1']);
  expect(kept.homes).toBe(201);
});

test('a home without a page is not kept', () => {
  expect(idsOf(offlinePages(project([unit('a.b'), unit('c')])))).toEqual(['c']);
  expect(idsOf(offlinePages(project([unit('a'), unit('c')]), (id) => id === 'a'))).toEqual(['a']);
});

test('of a sold-out project its own page is kept', () =>
  expect(offlinePages(project([unit('a', 'sold')]))).toEqual({
    pages: ['/projects/detail/gardens'],
    homes: 0,
  }));
