import type { Page } from '@playwright/test';
import { createClient, expectData } from './api';

/** Paths that need no data from the API. */
export const staticRoutes = [
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

/** A path of every kind of page that shows a record, with the first project, unit, rental and article of the API; and of none. */
export async function recordRoutes(apiUrl: string): Promise<string[]> {
  const client = createClient(apiUrl);
  const [projects, rentals, blogs] = await Promise.all([
    expectData(client.GET('/public/projects/latest')),
    expectData(client.GET('/public/rentals/list')),
    expectData(client.GET('/public/blogs/list')),
  ]);
  const slug = projects.data[0]?.slug ?? '';
  const { data: units } = await expectData(
    client.POST('/public/projects/apartments', { body: { project_id: slug } }),
  );
  // One that is for sale has more to show: its costs and payments.
  const unit = units.find(({ state }) => state === 'available') ?? units[0];
  return [
    `/projects/detail/${slug}`,
    ...(unit ? [`/projects/detail/${slug}/${unit.id}`] : []),
    `/projects/contact/${slug}`,
    `/projects/share/${slug}`,
    `/rentals/${rentals.data[0]?.id ?? ''}`,
    `/blogs/${blogs.data[0]?.slug ?? ''}`,
    '/no-such-page',
  ];
}

/** A path of every kind of page. */
export const allRoutes = async (apiUrl: string): Promise<string[]> => [
  ...staticRoutes,
  ...(await recordRoutes(apiUrl)),
];

/** Path and search of the links to this site. */
export const linkedAddresses = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search }) => pathname + search),
    );
