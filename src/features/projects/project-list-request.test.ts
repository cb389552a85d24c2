import { projectFilters, projectSorts } from './project-list-request';

test('the address has the filters of the list by the names of the API, and no draft', () => {
  const search = '?page=2&orderBy=price_from&desc=true&status_id=Completed&available_only=true&rooms=5';
  expect(projectFilters.format(projectFilters.parse(search))).toBe(search);
  expect(projectFilters.parse('?status_id=Draft&rooms=many&has_ac=true')).toEqual({});
});

test.each(projectSorts.names)('the order “%s” is found again by its filters', (name) => {
  expect(projectSorts.nameOf(projectSorts.filtersOf(name))).toBe(name);
});
