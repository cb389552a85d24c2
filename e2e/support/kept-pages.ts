import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures';
import type { KeepAnswer, KeepRequest } from '../../src/lib/kept-pages';
import { isKeptHere } from './is-kept-here';
import { openSiteGate, type SiteGate } from './site-gate';

/** A browser with service workers, and a gate in front of the site. */
export const test = base.extend<{ gate: SiteGate }>({
  serviceWorkers: 'allow',
  // A worker outlives the test: Playwright cannot take back what it keeps.
  reuseContext: [false, { scope: 'worker' }],
  gate: async ({ baseURL }, use) => {
    const gate = await openSiteGate(baseURL ?? '');
    await use(gate);
    await gate.close();
  },
  consoleGuard: async ({ consoleGuard }, use) => {
    // The API knows the address of the site, not that of the gate, and what is cut off fails.
    consoleGuard.allow(/ERR_|Failed to load resource|ChunkLoadError|Loading chunk|page resources|CORS/);
    await use(consoleGuard);
  },
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether a page is kept with all that it needs, because it was asked for. To be run in a page of the site. */
export const isAskedFor = async (path: string): Promise<boolean> =>
  (await caches.match(`/page-data/lazy-scripts.json?of=${encodeURIComponent(path)}`)) !== undefined;

/** Names of what is kept on the device. */
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/**
 * Asks the worker as a page of the site does. It does one thing after the other, so that it answers what asks for nothing once it
 * has done all that it was asked before.
 */
export const askWorker = (page: Page, request: KeepRequest = {}) =>
  page.evaluate(async (asked) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise<KeepAnswer>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data as KeepAnswer);
      active?.postMessage(asked, [port2]);
    });
  }, request);

/** Waits until a page is kept: it is once it has been read for some time. */
export const waitUntilKept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(isKeptHere, path), { timeout: 30_000 }).toBe(true);

/** Reads pages until they are kept. Returns their headings. */
export async function read(page: Page, { url }: SiteGate, paths: readonly string[]): Promise<string[]> {
  const headings: string[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    headings.push((await heading(page).textContent()) ?? '');
    await waitUntilKept(page, path);
  }
  return headings;
}
