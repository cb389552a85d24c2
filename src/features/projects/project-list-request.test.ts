import { pageOf, projectFilters, projectSorts } from './project-list-request';

test('rows that are all there come in pages, as the API gives them', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];
  expect(pageOf(rows, 1, 2)).toEqual({
    data: ['a', 'b'],
    meta: { page: 1, per_page: 2, total: 5, last_page: 3 },
  });
  expect(pageOf(rows, 3, 2).data).toEqual(['e']);
  expect(pageOf(rows, 9, 2).data).toEqual([]);
  expect(pageOf([], 1, 2).meta).toEqual({ page: 1, per_page: 2, total: 0, last_page: 1 });
});

test('the address has the filters of the list by the names of the API, and no draft', () => {
  const search = '?page=2&orderBy=price_from&desc=true&status_id=Completed&available_only=true&rooms=5';
  expect(projectFilters.format(projectFilters.parse(search))).toBe(search);
  expect(projectFilters.parse('?status_id=Draft&rooms=many&has_ac=true')).toEqual({});
});

test.each(projectSorts.names)('the order “%s” is found again by its filters', (name) => {
  expect(projectSorts.nameOf(projectSorts.filtersOf(name))).toBe(name);
});
