import { projectOfPath, recordOfPath, routes, unitOfPath } from './routes';

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
  [routes.unit('yasmin', 'a-101'), { route: 'unit', id: 'yasmin', unit: 'a-101' }],
  ['/rentals', undefined],
  ['/rentals/', undefined],
  ['/blogs/a/b', undefined],
  ['/blogs/rss.xml/', { route: 'blog', id: 'rss.xml' }],
  ['/blogs/%E0%A4%A', undefined],
  ['/nowhere/a', undefined],
])('%s is the address of the record %j', (path, expected) => {
  expect(recordOfPath(path)).toEqual(expected);
});

test.each([
  [routes.unit('yasmin', 'prj-1001-a-101'), { slug: 'yasmin', unit: 'prj-1001-a-101' }],
  ['/en/projects/detail/yasmin/A_1/', { slug: 'yasmin', unit: 'A_1' }],
  [routes.project('yasmin'), undefined],
  ['/projects/share/yasmin/a-101', undefined],
  ['/projects/detail/yasmin/a/b', undefined],
  ['/projects/detail/yasmin/a.b', undefined],
  ['/projects/detail/%E0%A4%A/a-101', undefined],
])('%s is the address of the unit %j', (path, expected) => {
  expect(unitOfPath(path)).toEqual(expected);
});

test.each(['a.b', '..', 'a/b', 'وحدة', '<script>', 'a b', 'a'.repeat(65)])(
  'a unit whose id is no safe path segment has its sheet on the page of its project: %s',
  (id) => expect(routes.unit('yasmin', id)).toBe(`/projects/detail/yasmin?unit=${encodeURIComponent(id)}`),
);
