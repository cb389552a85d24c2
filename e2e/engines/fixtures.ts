import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { Pool, type QueryResultRow } from 'pg';
import { defaultLocale, localeCookie, locales } from '../../src/i18n/locales';
import type { ContentLanguage } from '../../src/lib/localized-text';
import type { Query } from '../support/fixtures';
import { engineNames, type EngineName, type PageOptions } from './engine';
import { openPlaywrightPage, type Browsers } from './playwright-page';
import { Visitor } from './visitor';
import { startWebKitDriver, type WebKitDriver } from './webkit-driver';
import { openWebKitPage } from './webkit-page';

export { expect };

export interface TestOptions {
  siteLocale: ContentLanguage;
  windowSize: { width: number; height: number };
  /** Runs in each document before its own scripts. */
  initScript: string | undefined;
  /** How much larger than usual texts are. */
  textScale: number | undefined;
  /** Messages of the console that a test expects. */
  expectedErrors: RegExp | undefined;
}

interface TestFixtures extends TestOptions {
  /** Origin of a proxy for all but the site. */
  proxyUrl: string | undefined;
  visitor: Visitor;
}

export interface WorkerOptions {
  engine: EngineName;
}

interface WorkerFixtures extends WorkerOptions {
  browsers: Browsers;
  webkitDriver: WebKitDriver | undefined;
  db: Query;
  apiUrl: string;
  siteUrl: string;
}

/** Firefox says this on the next page of each download through the worker that the page before it did not wait for. */
const leftDownload =
  /^Uncaught: Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteLocale: [defaultLocale, { option: true }],
  windowSize: [{ width: 390, height: 844 }, { option: true }],
  initScript: [undefined, { option: true }],
  proxyUrl: async ({}, use) => use(undefined),
  textScale: [undefined, { option: true }],
  expectedErrors: [undefined, { option: true }],
  engine: [engineNames[0], { option: true, scope: 'worker' }],
  apiUrl: [async ({}, use) => use(process.env.E2E_API_URL ?? ''), { scope: 'worker' }],
  siteUrl: [async ({}, use) => use(process.env.E2E_SITE_URL ?? ''), { scope: 'worker' }],

  browsers: [
    async ({}, use) => {
      const browsers: Browsers = new Map();
      await use(browsers);
      for (const browser of browsers.values()) await browser.close();
    },
    { scope: 'worker' },
  ],

  webkitDriver: [
    async ({ engine }, use) => {
      if (engine !== 'webkit') return use(undefined);
      const driver = await startWebKitDriver();
      await use(driver);
      driver.stop();
    },
    { scope: 'worker' },
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

  visitor: async (
    {
      engine,
      browsers,
      webkitDriver,
      siteUrl,
      siteLocale,
      windowSize,
      initScript,
      proxyUrl,
      textScale,
      expectedErrors,
    },
    use,
    info,
  ) => {
    const options: PageOptions = {
      ...windowSize,
      locale: locales[siteLocale].hreflang,
      cookies: siteLocale === defaultLocale ? {} : { [localeCookie]: String(siteLocale) },
      siteUrl,
      proxy: proxyUrl,
      initScript,
      textScale,
    };
    const page =
      engine !== 'webkit'
        ? await openPlaywrightPage(engine, browsers, options)
        : webkitDriver && (await openWebKitPage(webkitDriver, options));
    if (!page) throw new Error('WebKit has no driver');
    await use(new Visitor(page, siteUrl));
    if (info.status !== info.expectedStatus || process.env['E2E_SCREENSHOTS']) {
      const picture = await page.screenshot().catch(() => undefined);
      if (picture) await writeFile(info.outputPath('screen.png'), picture);
    }
    const errors = page.errors().filter((text) => !expectedErrors?.test(text) && !leftDownload.test(text));
    await page.close();
    expect(errors.join('\n'), 'The console is clean').toBe('');
  },
});
