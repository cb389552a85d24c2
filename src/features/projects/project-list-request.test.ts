import type { ProjectListRow } from './project';
import { narrowProjects, projectFilters, projectSorts } from './project-list-request';

test('the address has the filters of the list by the names of the API, and no draft', () => {
  const search =
    '?page=2&orderBy=price_from&desc=true&status_id=Completed&available_only=true&rooms=5&price_max=1200000&view=map';
  expect(projectFilters.format(projectFilters.parse(search))).toBe(search);
  expect(projectFilters.parse('?status_id=Draft&rooms=many&has_ac=true&view=list')).toEqual({});
});

test('what the finder looks for is in the address, and nothing malformed', () => {
  const search =
    '?rooms=4&price_max=1200000&city=riyadh&district=alyasmin%2Calmalqa&area_min=120&handover=2027&near=school%2Cmosque';
  expect(projectFilters.format(projectFilters.parse(search))).toBe(search);
  expect(projectFilters.parse('?handover=ready')).toEqual({ handover: 'ready' });
  expect(projectFilters.parse('?handover=soon&near=pool,school,school&area_min=-1&city=')).toEqual({
    near: ['school'],
  });
});

test('each order asks the list by the keys of the API @3.17', () => {
  const entries = projectSorts.names.map((name) => [name, projectSorts.filtersOf(name)]);
  expect(Object.fromEntries(entries)).toEqual({
    newest: { orderBy: undefined, desc: undefined },
    oldest: { orderBy: 'published_at', desc: false },
    cheapest: { orderBy: 'price_from', desc: false },
    mostExpensive: { orderBy: 'price_from', desc: true },
  });
});

test.each(projectSorts.names)('the order “%s” is recognized by its filters', (name) => {
  expect(projectSorts.nameOf(projectSorts.filtersOf(name))).toBe(name);
});

describe('while the API is unavailable', () => {
  const row = (id: string, fields: Partial<ProjectListRow> = {}): ProjectListRow => ({
    ...({
      id,
      slug: id,
      status: 'For_Sale',
      available_units: 3,
      total_units: 9,
      price_from: 900_000,
    } as ProjectListRow),
    ...fields,
  });
  const rows = [
    row('newest', { price_from: 1_500_000 }),
    row('soon', {
      status: 'Soon_Sale',
      price_from: null,
      available_units: 0,
    }),
    row('draft', { status: 'Draft' }),
    row('newly sold out', { available_units: 0, price_from: null }),
    row('oldest'),
    row('unbuilt'),
  ];

  test.each([
    [{}, ['newest', 'soon', 'newly sold out', 'oldest', 'unbuilt']],
    [{ status_id: 'Soon_Sale' }, ['soon']],
    [{ orderBy: 'price_from', desc: false }, ['oldest', 'unbuilt', 'newest', 'soon', 'newly sold out']],
    [{ orderBy: 'price_from', desc: true }, ['newest', 'oldest', 'unbuilt', 'soon', 'newly sold out']],
    [{ orderBy: 'published_at', desc: false }, ['unbuilt', 'oldest', 'newly sold out', 'soon', 'newest']],
  ] as const)('%j leaves the matching rows', (filters, ids) => {
    expect(narrowProjects(rows, filters).map(({ id }) => id)).toEqual(ids);
  });
});
