import { createApiClient } from './client';
import { withTimeLimit } from './time-limit';

/** A client of the visitor's browser, as the build configured it. It does not check answers: see `./checked-client`. */
export const createBrowserClient = () =>
  createApiClient({
    url: process.env['GATSBY_API_FORWARDED'] === 'on' ? '' : (process.env['GATSBY_API_URL'] ?? ''),
    organizationKey: process.env['GATSBY_ORGANIZATION_KEY'] ?? '',
    // Looked up at each call, as the client itself does.
    fetch: withTimeLimit((...call) => globalThis.fetch(...call)),
  });
