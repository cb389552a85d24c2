import type { ProjectListRow } from './project';
import { narrowProjects, projectFilters, projectSorts } from './project-list-request';

test('the address has the filters of the list by the names of the API, and no draft', () => {
  const search =
    '?page=2&orderBy=price_from&desc=true&status_id=Completed&available_only=true&rooms=5&price_max=1200000';
  expect(projectFilters.format(projectFilters.parse(search))).toBe(search);
  expect(projectFilters.parse('?status_id=Draft&rooms=many&has_ac=true')).toEqual({});
});

test('each order asks the list by the keys of the API @3.17', () => {
  const asked = projectSorts.names.map((name) => [name, projectSorts.filtersOf(name)]);
  expect(Object.fromEntries(asked)).toEqual({
    newest: { orderBy: undefined, desc: undefined },
    oldest: { orderBy: 'published_at', desc: false },
    cheapest: { orderBy: 'price_from', desc: false },
    mostExpensive: { orderBy: 'price_from', desc: true },
  });
});

test.each(projectSorts.names)('the order “%s” is found again by its filters', (name) => {
  expect(projectSorts.nameOf(projectSorts.filtersOf(name))).toBe(name);
});

describe('while the API is away', () => {
  const row = (id: string, fields: Partial<ProjectListRow> = {}): ProjectListRow => ({
    ...({
      id,
      slug: id,
      status: 'For_Sale',
      available_units: 3,
      total_units: 9,
      price_from: 900_000,
    } as ProjectListRow),
    room_mix: [
      { rooms: 3, available: 2, price_from: 900_000 },
      { rooms: 4, available: 1, price_from: 1_180_000 },
    ],
    ...fields,
  });
  const rows = [
    row('newest', { price_from: 1_500_000, room_mix: [{ rooms: 4, available: 1, price_from: 1_500_000 }] }),
    row('soon', {
      status: 'Soon_Sale',
      price_from: null,
      available_units: 0,
      room_mix: [{ rooms: 4, available: 0, price_from: null }],
    }),
    row('draft', { status: 'Draft' }),
    row('sold out since', { available_units: 0, price_from: null }),
    row('oldest'),
    row('newer than the build', { room_mix: undefined }),
  ];

  test.each([
    [{}, ['newest', 'soon', 'sold out since', 'oldest', 'newer than the build']],
    [{ status_id: 'Soon_Sale' }, ['soon']],
    [{ rooms: 4 }, ['newest', 'soon', 'sold out since', 'oldest']],
    [{ rooms: 3 }, ['sold out since', 'oldest']],
    [{ rooms: 4, available_only: true }, ['newest', 'oldest']],
    [{ rooms: 4, price_max: 1_200_000 }, ['oldest']],
    [{ price_max: 800_000 }, []],
    [
      { orderBy: 'price_from', desc: false },
      ['oldest', 'newer than the build', 'newest', 'soon', 'sold out since'],
    ],
    [
      { orderBy: 'price_from', desc: true },
      ['newest', 'oldest', 'newer than the build', 'soon', 'sold out since'],
    ],
    [
      { orderBy: 'published_at', desc: false },
      ['newer than the build', 'oldest', 'sold out since', 'soon', 'newest'],
    ],
  ] as const)('%j leaves what is known to match', (filters, ids) => {
    expect(narrowProjects(rows, filters).map(({ id }) => id)).toEqual(ids);
  });
});
