import { pageDataPath, pageOfData } from './page-data-path';

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/FAQ', '/page-data/FAQ/page-data.json'],
  ['/projects/detail/a/b-1', '/page-data/projects/detail/a/b-1/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('the data of %s are at %s', (page, data) => {
  expect(pageDataPath(page)).toBe(data);
  expect(pageOfData(data)).toBe(page);
});

test.each(['/page-data/app-data.json', '/page-data/sq/d/1.json', '/FAQ'])('%s belongs to no page', (path) =>
  expect(pageOfData(path)).toBeUndefined(),
);
