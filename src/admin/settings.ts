import type { Backend } from '@sveltia/cms';

/** Written into the page by whoever serves it. */
export interface Settings {
  backend: Backend;
  publish_mode?: 'editorial_workflow';
  /** Origin of the development site, where one runs beside the editing page. */
  site?: string;
}

export const readSettings = (): Settings =>
  JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Settings;

/** Where the application stores who has signed in. */
export const userKey = 'sveltia-cms.user';

/**
 * What the server of `npm run content -- edit` wants to see with each call; undefined elsewhere: the token of an editor online is for the
 * repository alone.
 */
export function localServerToken(): string | undefined {
  const { backend } = readSettings();
  if (!('api_root' in backend) || backend.api_root !== `${location.origin}/api/v1`) return undefined;
  const { token } = JSON.parse(localStorage.getItem(userKey) ?? '{}') as { token?: string };
  return token;
}
