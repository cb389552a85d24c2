import { apiBasePath, organizationKeyHeader } from '../../src/api-client/contract';

/** Longest wait for the API, in milliseconds; a visitor is waiting too. */
const timeout = 2000;

export interface ProjectLookup {
  /** Origin of the API, without the base path. */
  apiUrl: string;
  organizationKey: string;
}

/**
 * Whether the API publishes a project under this slug now. An API that is down, slow or refuses counts as "no":
 * the visitor then sees the "not found" page, as on a host that cannot ask.
 */
export async function isPublishedProject(slug: string, api: ProjectLookup): Promise<boolean> {
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
