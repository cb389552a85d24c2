/** How many rows the API puts on a page of each list: the prerendered first page has as many, so that nothing jumps. */
import type { GatsbyCache } from 'gatsby';
import { routes } from '../lib/routes';
import type { SourceReport } from './source/report';

/** Where the API has not said it, or nothing that a page can have. */
const usual = { projects: 9, rentals: 12, blogs: 7 } as const;

export type PagedList = keyof typeof usual;

const listsOfPaths: ReadonlyMap<string, PagedList> = new Map([
  [routes.projects, 'projects'],
  [routes.rentals, 'rentals'],
  [routes.blogs, 'blogs'],
]);

/** The list that a page shows, by its address without language; undefined for every other page. */
export const listOfPath = (path: string): PagedList | undefined => listsOfPaths.get(path.replace(/\/$/, ''));

const key = 'page-sizes';

/** Keeps what the source said until the pages are made. */
export async function keepPageSizes(cache: GatsbyCache, { resources }: SourceReport): Promise<void> {
  await cache.set(
    key,
    Object.fromEntries(Object.entries(resources).map(([name, { per_page }]) => [name, per_page])),
  );
}

/** Rows on a full page of `list`. */
export async function pageSizeOf(cache: GatsbyCache, list: PagedList): Promise<number> {
  const sizes = ((await cache.get(key)) ?? {}) as Partial<Record<PagedList, number>>;
  return sizes[list] ?? usual[list];
}
