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

/**
 * Specs whose result depends on both the screen and the language run in all four projects. All others run in two that
 * differ in both: Arabic on a phone, English on a desktop.
 */
const onEveryScreen = /\/(layout|layout-shift|locale|looks|no-javascript)\.spec\.ts$/;
const behaviourRuns = ['ar-phone', 'en-desktop'];
/** `every-page` asks the same on its visits. */
const onOtherScreens = /\/layout-shift\.spec\.ts$/;

/**
 * Specs that depend on neither, or go through languages and widths themselves, run in one project: half of them in each.
 * The journeys in three engines show what they are about in both.
 */
const once: Readonly<Record<string, readonly string[]>> = {
  'ar-phone': [
    ...[
      'building-progress',
      'chunk-failure',
      'compare-page',
      'costs',
      'filter-persistence',
      'form-drafts',
      'form-submission',
    ],
    ...['header-flags', 'home-film', 'home-finder', 'hostile-data', 'journeys/.*', 'landscape', 'licences'],
    ...['lists', 'live-.*', 'locale-addresses'],
    ...['maintenance-projects', 'map', 'map-faults', 'malformed-responses', 'offline', 'outbox.*'],
    ...['pictures', 'plugin-links'],
    ...['prefetch', 'progress', 'project-map', 'project-map-faults', 'rental-conditions', 'replay-click'],
    ...[
      'since-last-visit',
      'site-files',
      'slow-phone',
      'storage-apis',
      'structured-data-vocabulary',
      'unbuilt-.*',
    ],
    ...['unit-changes', 'units-sheet', 'unreadable-rows'],
  ],
  'en-desktop': [
    ...['api-forwarding', 'api-requests', 'api-unavailable', 'brochure', 'compare', 'countdown', 'dev-pages'],
    ...['enquiries-rejected', 'filters', 'filters-offline', 'maintenance', 'malformed-urls'],
    ...[
      'offer-history',
      'old-browsers',
      'page-titles',
      'project',
      'project-chooser',
      'rental-filters',
      'security-policy',
    ],
    ...['share', 'unit-address', 'units-filter', 'user-preferences', 'weight', 'withdrawn-adverts'],
  ],
};

/** Files of specs, by their names below the folders of `e2e/`. */
const filesOf = (specs: readonly string[]) => new RegExp(`/(?:${specs.join('|')})\\.spec\\.ts$`);

const projects: Project<SiteOptions>[] = languages.flatMap((language) =>
  screens.map(({ name: screenName, ...screen }) => {
    const name = `${language.siteLocale}-${screenName}`;
    const testMatch = behaviourRuns.includes(name) ? undefined : onEveryScreen;
    return {
      name,
      use: { ...language, ...screen },
      ...(testMatch && { testMatch }),
      testIgnore: [
        /\/(editing|engines)\//,
        ...(testMatch ? [] : [onOtherScreens]),
        ...Object.entries(once).flatMap(([other, specs]) => (other === name ? [] : [filesOf(specs)])),
      ],
    };
  }),
);

/** End-to-end tests. `npm test` builds and serves what they need and passes the addresses in `E2E_*` variables. */
export default defineConfig<SiteOptions>({
  testDir: 'e2e',
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
    launchOptions: chromiumLaunch,
    // A new page with its process takes as much time as what most tests do in it. `e2e/support/fixtures.ts` resets what
    // Playwright leaves.
    reuseContext: true,
  },
});
