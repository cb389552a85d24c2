import { expect, test as base, type Page } from '@playwright/test';
import { Pool, type QueryResultRow } from 'pg';
import { defaultLocale, localeCookie, type Locale } from '../../src/i18n/locales';
import { watchConsole, type ConsoleGuard } from './console-guard';

export { expect };

/** Rows of the reference API's database, as they stand now: `await query('select … where id = $1', [id])`. */
export type Query = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

export interface SiteOptions {
  /** Language the visitor has chosen. The default language is that of a first visit: no cookie. */
  siteLocale: Locale;
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

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteLocale: [defaultLocale, { option: true }],

  context: async ({ context, baseURL, siteLocale }, use) => {
    if (siteLocale !== defaultLocale) {
      await context.addCookies([{ name: localeCookie, value: siteLocale, url: baseURL }]);
    }
    await use(context);
  },

  // A test is faster than any visitor: it waits until the page answers, where JavaScript runs at all.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitAfterEachVisit(page);
    await use(page);
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

/** Not for a visit that waits for the `commit` only: there the test says that the page will not get far. */
function waitAfterEachVisit(page: Page): void {
  const { goto, reload } = page;
  const answered = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    const html = response?.headers()['content-type']?.startsWith('text/html');
    if (html && args[1]?.waitUntil !== 'commit') await answered();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    if (args[0]?.waitUntil !== 'commit') await answered();
    return response;
  };
}
