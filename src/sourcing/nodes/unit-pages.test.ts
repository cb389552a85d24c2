import type { components } from '../../api-client/generated/schema';
import { unitPageLimit, unitPages } from './unit-pages';

type Project = components['schemas']['Project'];

const unit = (id: string, fields: object = {}) => ({
  ...{ id, project_id: 'p', building_id: 'b', building: { ar: 'أ', en: 'A' }, flat_number: id, floor: 1 },
  ...{ rooms: 3, bathrooms: 2, total_area: 150, price: 900_000, state: 'available' },
  ...fields,
});

const projectOf = (units: ReturnType<typeof unit>[], fields: object = {}) =>
  ({
    ...{ id: 'p', slug: 'yasmin', status: 'For_Sale', updated_at: '2026-11-20T00:00:00Z' },
    ...{ buildings: [{ id: 'b', name: { ar: 'أ', en: 'A' }, units }] },
    ...fields,
  }) as unknown as Project;

const today = '2026-11-23';
const pagesOf = (units: ReturnType<typeof unit>[], limit = 300) =>
  unitPages(projectOf(units), { today, limit });
const sold = (id: string, day: string) => unit(id, { state: 'sold', updated_at: `${day}T10:00:00Z` });

test('a unit has a page with its own data, and in short those of similar units @11.5', () => {
  const photos = [{ url: 'a.jpg' }];
  const [page] = pagesOf([unit('a', { photos }), unit('b', { photos })]);
  expect(page).toMatchObject({ unit: { id: 'a', photos }, project: { id: 'p', slug: 'yasmin' } });
  expect(page?.similar.map(({ id }) => id)).toEqual(['b']);
  expect(page?.similar[0]).not.toHaveProperty('photos');
});

test('what another unit changes of the project is no part of a page', () =>
  expect(pagesOf([unit('a')])[0]?.project).not.toHaveProperty('updated_at'));

test('the page of one of 3000 units is as small as that of one of four @11.5', () => {
  const units = Array.from({ length: 3000 }, (_, index) => unit(`u-${index}`));
  const pages = pagesOf(units);
  expect(pages).toHaveLength(300);
  expect(JSON.stringify(pages[0]).length).toBeLessThan(2500);
});

test('units that are not sold come first, then those sold last @11.5', () => {
  const units = [
    sold('old', '2026-01-01'),
    sold('new', '2026-11-01'),
    unit('a'),
    unit('b', { state: 'reserved' }),
  ];
  expect(pagesOf(units, 3).map((page) => page.unit.id)).toEqual(['a', 'b', 'new']);
});

test.each([
  ['sold a week ago', sold('a', '2026-11-16'), false],
  ['sold in summer', sold('a', '2026-07-01'), true],
  ['sold, nobody knows when', unit('a', { state: 'sold' }), true],
  ['not sold', unit('a', { updated_at: '2026-01-01T00:00:00Z' }), false],
])('the page of a unit %s asks not to be indexed: %s @11.2', (_name, row, expected) =>
  expect(pagesOf([row])[0]?.sold_long_ago).toBe(expected),
);

test('a unit whose id is no path segment has no page', () =>
  expect(pagesOf([unit('a/b'), unit('../c'), unit('d.html')])).toEqual([]));

test.each([
  [0, 300],
  [5, 300],
  [30, 50],
  [289, 5],
])('of %i projects each has pages of at most %i units', (projects, limit) =>
  expect(unitPageLimit(projects)).toBe(limit),
);
