import { expect, type Page } from '@playwright/test';

/** Whether a page is kept on the device of this visitor. To be run in a page of the site. */
export const isKeptHere = async (path: string): Promise<boolean> =>
  (await caches.match(path, { cacheName: 'pages-1' })) !== undefined;

/** Waits until the page that is shown is kept: it is once it has been read for some time. */
export const waitUntilKept = (page: Page, path = '') =>
  expect
    .poll(() => page.evaluate(isKeptHere, path || new URL(page.url()).pathname), { timeout: 30_000 })
    .toBe(true);
