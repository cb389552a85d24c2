/** One address of each kind of page, for checks that every page must pass. */
import { ask, clientOf } from './api';

/** Addresses that need nothing from the API. */
export const plainRoutes = [
  '/',
  '/about',
  '/projects',
  '/projects/detail',
  '/projects/contact',
  '/projects/share',
  '/projects/compare',
  '/blogs',
  '/rentals',
  '/FAQ',
  '/consultation',
  '/maintenance',
  '/intrest',
  '/privacy',
  '/accessibility',
] as const;

/** Every kind of page, with the first project, rental and article that the API knows. */
export async function everyRoute(apiUrl: string): Promise<string[]> {
  const client = clientOf(apiUrl);
  const [projects, rentals, blogs] = await Promise.all([
    ask(client.GET('/public/projects/latest')),
    ask(client.GET('/public/rentals/list')),
    ask(client.GET('/public/blogs/list')),
  ]);
  const slug = projects.data[0]?.slug ?? '';
  return [
    ...plainRoutes,
    `/projects/detail/${slug}`,
    `/projects/contact/${slug}`,
    `/projects/share/${slug}`,
    `/rentals/${rentals.data[0]?.id ?? ''}`,
    `/blogs/${blogs.data[0]?.slug ?? ''}`,
    '/no-such-page',
  ];
}
