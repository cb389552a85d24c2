import type { GatsbyCache } from 'gatsby';
import { routes } from '../../lib/routes';
import type { SourceReport } from '../read/report';

/** Rows on a page where the API gives no number, or one that is out of range. */
const defaultPageSizes = { projects: 9, rentals: 12, blogs: 7 } as const;

export type PagedList = keyof typeof defaultPageSizes;

const listsByPath: ReadonlyMap<string, PagedList> = new Map([
  [routes.projects, 'projects'],
  [routes.rentals, 'rentals'],
  [routes.blogs, 'blogs'],
]);

/** The list on the page at `path`, which has no locale prefix; undefined for every other page. */
export const listByPath = (path: string): PagedList | undefined => listsByPath.get(path.replace(/\/$/, ''));

const cacheKey = 'page-sizes';

/** Stores the page sizes of the API until the pages are made. */
export async function storePageSizes(cache: GatsbyCache, { resources }: SourceReport): Promise<void> {
  await cache.set(
    cacheKey,
    Object.fromEntries(Object.entries(resources).map(([name, { per_page }]) => [name, per_page])),
  );
}

/** Rows on a full page of `list`: the prerendered first page has as many as the API's, so that nothing jumps. */
export async function readPageSize(cache: GatsbyCache, list: PagedList): Promise<number> {
  const sizes = ((await cache.get(cacheKey)) ?? {}) as Partial<Record<PagedList, number>>;
  return sizes[list] ?? defaultPageSizes[list];
}
