import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch } from './e2e/support/chromium-launch';
import type { SiteOptions } from './e2e/support/fixtures';
import { locales } from './src/i18n/locales';
import { contentLanguages } from './src/lib/localized-text';

const languages = contentLanguages.map((code) => ({ siteLocale: code, locale: locales[code].hreflang }));

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
] as const;

/** Two that differ in both: Arabic on a phone, English on a desktop. */
const usualProjects = ['ar-phone', 'en-desktop'];

const names = languages.flatMap(({ siteLocale }) => screens.map(({ name }) => `${siteLocale}-${name}`));

/** Finds one of the tags in titles. */
const oneOf = (...tags: string[]) => `@(?:${tags.join('|')})(?!\\S)`;

/**
 * A test runs in the projects that its title or that of its group names: `@ar-phone`. One whose result depends on both
 * the screen and the language has `@every-screen`. One that depends on neither, or goes through languages and widths
 * itself, names one of the usual projects: half of them each. Those without such a tag run in the usual projects.
 */
const testsOf = (name: string): RegExp[] => [
  new RegExp(oneOf(name, 'every-screen')),
  ...(usualProjects.includes(name) ? [new RegExp(`^(?!.*${oneOf(...names, 'every-screen')})`)] : []),
];

const projects: Project<SiteOptions>[] = languages.flatMap((language) =>
  screens.map(({ name: screenName, ...screen }) => {
    const name = `${language.siteLocale}-${screenName}`;
    return { name, use: { ...language, ...screen }, grep: testsOf(name) };
  }),
);

/** End-to-end tests. `npm test` builds and serves what they need and passes the addresses in `E2E_*` variables. */
export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  testIgnore: /\/(editing|engines)\//,
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the processors of a small machine, because tests also wait.
  workers: 3,
  // A second try would hide what fails now and then.
  retries: 0,
  // For a page that does not work: a busy machine is not to fail a test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  projects,
  use: {
    baseURL: process.env.E2E_SITE_URL,
    timezoneId: 'Asia/Riyadh',
    // Tracing every test would take a third more time; `--trace on` traces the tests of one run.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker would answer what tests hold back or change on its way; those about what it keeps allow it.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch,
    // A new page with its process takes as much time as what most tests do in it. `e2e/support/fixtures.ts` resets what
    // Playwright leaves.
    reuseContext: true,
  },
});
