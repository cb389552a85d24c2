import type { APIResponse, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { defaultLocale, localeCookie } from '../../src/i18n/locales';
import { test as base } from './fixtures';

export { expect } from './fixtures';

interface ServedPage {
  response: APIResponse;
  /** The HTML of the response as a browser without JavaScript lays it out, without pictures. Replaced by the next call. */
  page: Page;
}

/** One for all tests of a worker: its content is replaced, and it loads nothing. */
const readers = new WeakMap<Browser, Promise<Page>>();

async function createReader(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  return context.newPage();
}

/** Adds `read`, for what the server sends. Tests that only read say so by `test.use(withoutPage)`. */
export const test = base.extend<{
  /** Asks the server for an address in the visitor's language, and reads the HTML that it answers. */
  read: (address: string) => Promise<ServedPage>;
}>({
  read: async ({ browser, request, siteLocale, viewport, isMobile, hasTouch }, use) => {
    const headers: Record<string, string> =
      siteLocale === defaultLocale ? {} : { Cookie: `${localeCookie}=${siteLocale}` };
    await use(async (address) => {
      const reader = readers.get(browser) ?? createReader(browser, { viewport, isMobile, hasTouch });
      readers.set(browser, reader);
      const page = await reader;
      if (viewport) await page.setViewportSize(viewport);
      const response = await request.get(address, { headers });
      await page.setContent(await response.text());
      return { response, page };
    });
  },
});

/** For tests that visit no page: without it each of them would open one, to watch its console. */
export const withoutPage = {
  consoleGuard: { allow: () => undefined, unexpected: () => [] },
  page: () => Promise.reject(new Error('A test without a page reads by `read` or `request`')),
};
