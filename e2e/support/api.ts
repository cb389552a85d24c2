/** The reference API as a test asks it, to know what the site should show. */
import { createApiClient } from '../../src/api-client/client';

export const demoKey = 'demo-organization-key';

/** The answer's data, or the test fails. */
export async function ask<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data, response } = await call;
  if (data === undefined) throw new Error(`The API answered ${response.status} to ${response.url}`);
  return data;
}

export const clientOf = (url: string) => createApiClient({ url, organizationKey: demoKey });
