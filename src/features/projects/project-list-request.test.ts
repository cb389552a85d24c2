import { projectFilters, projectSorts } from './project-list-request';

test('the address has the filters of the list by the names of the API, and no draft', () => {
  const search =
    '?page=2&orderBy=price_from&desc=true&status_id=Completed&available_only=true&rooms=5&price_max=1200000&view=map';
  expect(projectFilters.format(projectFilters.parse(search))).toBe(search);
  expect(projectFilters.parse('?status_id=Draft&rooms=many&has_ac=true&view=list')).toEqual({});
});

test('what is searched for is in the address, and nothing malformed', () => {
  const search =
    '?rooms=4&price_max=1200000&city=riyadh&district=alyasmin%2Calmalqa&area_min=120&handover=2027&near=school%2Cmosque';
  expect(projectFilters.format(projectFilters.parse(search))).toBe(search);
  expect(projectFilters.parse('?handover=ready')).toEqual({ handover: 'ready' });
  expect(projectFilters.parse('?handover=soon&near=pool,school,school&area_min=-1&city=')).toEqual({
    near: ['school'],
  });
});

test('each order has parameters of the address @3.17', () => {
  const entries = projectSorts.names.map((name) => [name, projectSorts.filtersOf(name)]);
  expect(Object.fromEntries(entries)).toEqual({
    newest: { orderBy: undefined, desc: undefined },
    cheapest: { orderBy: 'price_from', desc: false },
    mostExpensive: { orderBy: 'price_from', desc: true },
    cheapestArea: { orderBy: 'price_per_m2', desc: false },
    largest: { orderBy: 'total_area', desc: true },
    handover: { orderBy: 'handover_date', desc: false },
  });
});

test.each(projectSorts.names)('the order “%s” is recognized by its filters', (name) => {
  expect(projectSorts.nameOf(projectSorts.filtersOf(name))).toBe(name);
});
