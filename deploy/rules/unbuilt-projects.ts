/**
 * Pages of projects and of their units that the build does not have, because they were published after it or are too many:
 * which addresses may be theirs, and whether the API has the project.
 */
import { apiBasePath, organizationKeyHeader } from '../../src/api-client/generated/contract';
import { unitIdPattern } from '../../src/lib/routes';
import { localePrefixPattern } from './addresses';

/** Slug as the contract allows it; ids of this form are looked up as well. */
const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Matches the path of a page of a project or of one of its units, without locale prefix. */
const pagePattern = `/projects/(?:detail/${slugPattern}(?:/${unitIdPattern})?|(?:contact|share)/${slugPattern})`;

/** Matches the address of such a page, built or not. */
export const projectAddressPattern = `^${localePrefixPattern}${pagePattern}$`;

/** Matches an address from its start up to the slug, which follows as the group `slug`. */
export const slugInAddressPattern = `^${localePrefixPattern}/projects/(?:detail|contact|share)/(?<slug>${slugPattern})`;

const projectAddress = new RegExp(projectAddressPattern);
const slugInAddress = new RegExp(slugInAddressPattern);

/** The slug in the address of a project or a unit (`/projects/detail/alyasmin-gardens/a-101`), else undefined. */
export const projectSlug = (pathname: string): string | undefined =>
  projectAddress.test(pathname) ? slugInAddress.exec(pathname)?.groups?.['slug'] : undefined;

/** Page data of the "not found" page, which loads them in the browser. */
export const notFoundPageData = '/page-data/404.html/page-data.json';

/** Matches the address of the data of such a page, built or not. */
export const projectPageDataPattern = `^/page-data${pagePattern}/page-data\\.json$`;

/** Page data that never belongs to a project: functions of static hosts need not look at it. */
export const otherPageData = ['/page-data/sq/*', '/page-data/blogs/*', '/page-data/rentals/*'] as const;

const projectPageData = new RegExp(projectPageDataPattern);

/**
 * Whether missing page data is answered with that of the "not found" page. Answered with 404, Gatsby would look whether
 * the page's HTML exists; for an unbuilt project it does, and Gatsby would give the page up.
 */
export const isProjectPageData = (pathname: string): boolean => projectPageData.test(pathname);

/** Longest wait for the API, in milliseconds; a visitor is waiting too. */
const timeout = 2000;

/** Where projects are looked up; without both settings none is. */
export interface ProjectApi {
  /** Origin of the API, without the base path. */
  apiUrl?: string;
  organizationKey?: string;
}

/**
 * Whether the API publishes a project under this slug now. An API that is down, slow or refuses counts as "no":
 * the visitor then sees the "not found" page, as on a host without the settings of the API.
 */
export async function isPublishedProject(slug: string, api: ProjectApi): Promise<boolean> {
  if (!api.apiUrl || !api.organizationKey) return false;
  try {
    const response = await fetch(`${api.apiUrl}${apiBasePath}/public/projects/${encodeURIComponent(slug)}`, {
      headers: { Accept: 'application/json', [organizationKeyHeader]: api.organizationKey },
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
