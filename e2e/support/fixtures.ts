import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { Pool, type QueryResultRow } from 'pg';
import { defaultLocale, localeCookie } from '../../src/i18n/locales';
import { overlayWatchScript } from './overlay';
import type { ContentLanguage } from '../../src/lib/localized-text';

export { expect };

/** Rows of the reference API's database, as they are now: `await query('select … where id = $1', [id])`. */
export type Query = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

export interface SiteOptions {
  /**
   * Language of the visitor, one whose words the tests know. The default language has no cookie, as on a first visit.
   */
  siteLocale: ContentLanguage;
  /**
   * Whether the browser lets films play by themselves. Unless asked, it refuses, as browsers that save power do: without
   * a graphics card, a film that nobody looks at takes half a core from all tests.
   */
  autoplay: boolean;
  /**
   * Whether the test has a page that no test before or after it has: for one that sets the clock. Now and then the clock of
   * a page that is given on is not set, or stays set.
   */
  ownPage: boolean;
}

/** Errors in the console of a page, and those that a test expects. */
interface ConsoleGuard {
  /**
   * Messages that match do not fail this test, for example the browser's own message about a 404. What the
   * Content-Security-Policy refused always fails it.
   */
  allow(pattern: RegExp): void;
  /** Messages that no pattern allows. */
  unexpected(): string[];
}

interface TestFixtures extends SiteOptions {
  /** Fails the test when the page logs an error, a hydration warning or an uncaught exception. */
  consoleGuard: ConsoleGuard;
}

interface WorkerFixtures {
  db: Query;
  /** Origin of the reference API that the site was built with. */
  apiUrl: string;
}

/** Routes of a test end with it: a call that is still on its way belongs to no test any more. */
export async function endRoutes(page: Page): Promise<void> {
  // Tests close pages too, and a closed page has no routes.
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteLocale: [defaultLocale, { option: true }],

  autoplay: [false, { option: true }],

  ownPage: [false, { option: true }],

  context: async ({ context, baseURL, siteLocale, autoplay, ownPage }, use) => {
    if (ownPage) await closePages(context);
    if (!autoplay) await context.addInitScript(refuseAutoplay);
    await context.addInitScript({ content: overlayWatchScript });
    if (siteLocale !== defaultLocale) {
      await context.addCookies([{ name: localeCookie, value: siteLocale, url: baseURL }]);
    }
    // What only developer tools can do stays, as the clock may.
    const hasUsedDevTools = watchCalls(context, 'newCDPSession');
    const hasSetClock = watchCalls(context.clock, 'install', 'setFixedTime', 'setSystemTime', 'pauseAt');
    await use(context);
    await leaveAsFound(context, ownPage || hasUsedDevTools());
    expect(hasSetClock() && !ownPage, 'A test that sets the clock has its own page').toBe(false);
  },

  // A test is faster than any visitor, so navigation waits for hydration where JavaScript runs.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      // It outlives documents, and so the test that had this page before.
      await page.evaluate(() => (window.name = ''));
      waitForHydrationAfterNavigation(page);
    }
    await use(page);
    await endRoutes(page);
  },

  consoleGuard: [
    async ({ page }, use) => {
      const guard = watchConsole(page);
      await use(guard);
      expect(guard.unexpected(), 'The console is clean').toEqual([]);
    },
    { auto: true },
  ],

  db: [
    async ({}, use) => {
      const pool = new Pool({ connectionString: process.env.E2E_DATABASE_URL, max: 1 });
      await use(async <Row extends QueryResultRow>(sql: string, values: unknown[] = []) => {
        const { rows } = await pool.query<Row>(sql, values);
        return rows;
      });
      await pool.end();
    },
    { scope: 'worker' },
  ],

  apiUrl: [async ({}, use) => use(process.env.E2E_API_URL ?? ''), { scope: 'worker' }],
});

/** Whether one of these methods is called from now on. */
function watchCalls<T extends object>(target: T, ...names: readonly (keyof T)[]): () => boolean {
  let isCalled = false;
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      isCalled = true;
      return method.apply(target, args);
    };
    target[name] = watched as T[typeof name];
  }
  return () => isCalled;
}

const closePages = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()));

/** Takes back what Playwright leaves when it gives a context to the next test. */
async function leaveAsFound(context: BrowserContext, isPageSpent: boolean): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  if (isPageSpent) await closePages(context);
}

function refuseAutoplay(): void {
  HTMLMediaElement.prototype.play = () =>
    Promise.reject(new DOMException('Autoplay is not allowed', 'NotAllowedError'));
}

/** Except after a navigation that waits for `commit` only: such a test stops the page from hydrating. */
function waitForHydrationAfterNavigation(page: Page): void {
  const { goto, reload } = page;
  const hydrated = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    const html = response?.headers()['content-type']?.startsWith('text/html');
    if (html && args[1]?.waitUntil !== 'commit') await hydrated();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    if (args[0]?.waitUntil !== 'commit') await hydrated();
    return response;
  };
}

/** React's messages about hydration mismatches, in development and (by number) in production. */
const hydration = /hydrat|did not match|react\.dev\/errors|reactjs\.org\/docs\/error-decoder/i;

/**
 * Gatsby asks for the service worker after a navigation; a document that was left has none. It may be heard of when the
 * next one is there, and no other code asks.
 */
const ofLeftPage = /^Cannot read properties of undefined \(reading 'controller'\)$/;

const policyViolation = /Content.Security.Policy/i;

/** Collects console errors, uncaught exceptions and hydration warnings of a page. */
function watchConsole(page: Page): ConsoleGuard {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', ({ message }) => {
    if (!ofLeftPage.test(message)) messages.push(`Uncaught: ${message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    const isError = message.type() === 'error' || (message.type() === 'warning' && hydration.test(text));
    if (isError) messages.push(`${text} (${message.location().url})`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () =>
      messages.filter((text) => policyViolation.test(text) || !allowed.some((pattern) => pattern.test(text))),
  };
}
