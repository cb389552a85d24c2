import createClient, { type Client } from 'openapi-fetch';
import { apiBasePath, organizationKeyHeader } from './generated/contract';
import type { paths } from './generated/schema';

/** What calls need of a client. */
export type ApiClient = Pick<Client<paths>, 'GET' | 'POST'>;

export interface ApiClientOptions {
  /** Origin of the API, without the base path; empty for the page's own. */
  url: string;
  organizationKey: string;
  /** Replaces the global fetch, for retries at build time. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * A typed client that sends `Accept` and the organization key with every call. Calls resolve to `{ data }` or `{ error }`
 * and reject without an answer: see `toResult`.
 */
export function createApiClient({ url, organizationKey, fetch }: ApiClientOptions): Client<paths> {
  return createClient<paths>({
    baseUrl: url + apiBasePath,
    // On the site's own origin the browser would send its cookies along.
    credentials: 'omit',
    headers: { Accept: 'application/json', [organizationKeyHeader]: organizationKey },
    ...(fetch ? { fetch } : {}),
  });
}
