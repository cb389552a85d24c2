/** Projects published after the build: which addresses may be theirs, and whether the API has them. */
import { apiBasePath, organizationKeyHeader } from '../../src/api-client/contract';
import { localePrefixPattern } from './addresses';

const routes = '/projects/(?:detail|contact|share)/';

/** Slug as the contract allows it; ids of this form are looked up as well. */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Matches the address of a project's page up to its slug. */
export const projectAddressPattern = `^${localePrefixPattern}${routes}`;

const projectAddress = new RegExp(`${projectAddressPattern}(${slugPattern})$`);

/** The slug in the address of a project's page (`/projects/detail/alyasmin-gardens`), else undefined. */
export const projectSlug = (pathname: string): string | undefined => projectAddress.exec(pathname)?.[1];

/** Page data of the "not found" page, which loads unbuilt projects in the browser. */
export const notFoundPageData = '/page-data/404.html/page-data.json';

/** Matches the address of a project's page data, built or not. */
export const projectPageDataPattern = `^/page-data${routes}${slugPattern}/page-data\\.json$`;

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
