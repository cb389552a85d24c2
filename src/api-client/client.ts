/** The one door to the API: a typed client that sends `Accept` and the organization key with every call. */
import createClient, { type Client } from 'openapi-fetch';
import { apiBasePath, organizationKeyHeader } from './contract';
import type { paths } from './schema';

export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Origin of the API, without the base path. */
  url: string;
  organizationKey: string;
  /** Replaces the global fetch, for retries at build time. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of the contract's calls. Calls answer `{ data }` or `{ error }`; they reject when nothing came back. */
export function createApiClient({ url, organizationKey, fetch }: ApiClientOptions): ApiClient {
  return createClient<paths>({
    baseUrl: url + apiBasePath,
    headers: { Accept: 'application/json', [organizationKeyHeader]: organizationKey },
    ...(fetch ? { fetch } : {}),
  });
}
