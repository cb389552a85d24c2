import { projectOfPath, recordOfPath, routes } from './routes';

test.each([
  [routes.project('alyasmin-gardens'), { route: 'detail', slug: 'alyasmin-gardens' }],
  [routes.projectContact('a b/ج'), { route: 'contact', slug: 'a b/ج' }],
  ['/en/projects/share/alyasmin-gardens/', { route: 'share', slug: 'alyasmin-gardens' }],
  ['/projects/detail', undefined],
  ['/projects/detail/', undefined],
  ['/projects/detail/a/b', undefined],
  ['/projects/other/a', undefined],
  ['/projects/detail/%E0%A4%A', undefined],
  ['/', undefined],
])('%s is the address of %j', (path, expected) => {
  expect(projectOfPath(path)).toEqual(expected);
});

test.each([
  [routes.project('alyasmin-gardens'), { route: 'detail', id: 'alyasmin-gardens' }],
  [routes.rental('r 1/ج'), { route: 'rental', id: 'r 1/ج' }],
  ['/en/blogs/rent-or-buy/', { route: 'blog', id: 'rent-or-buy' }],
  ['/rentals', undefined],
  ['/rentals/', undefined],
  ['/blogs/a/b', undefined],
  ['/blogs/rss.xml/', { route: 'blog', id: 'rss.xml' }],
  ['/blogs/%E0%A4%A', undefined],
  ['/nowhere/a', undefined],
])('%s is the address of the record %j', (path, expected) => {
  expect(recordOfPath(path)).toEqual(expected);
});
