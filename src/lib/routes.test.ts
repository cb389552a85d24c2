import { projectOfPath, routes } from './routes';

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
])('%s asks for %j', (path, asked) => {
  expect(projectOfPath(path)).toEqual(asked);
});
