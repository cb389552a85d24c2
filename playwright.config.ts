import { defineConfig, type Project } from '@playwright/test';
import type { SiteOptions } from './e2e/support/fixtures';
import { findChromium } from './scripts/lib/find-chromium';

const languages = [
  { siteLocale: 'ar', locale: 'ar-SA' },
  { siteLocale: 'en', locale: 'en-US' },
] as const;

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
] as const;

/**
 * What looks or reads differently on each screen in each language runs in all four. Behaviour runs in two that differ in
 * both: in Arabic on a phone and in English on a desktop.
 */
const onEveryScreen = /(layout|locale|looks|no-javascript)\.spec\.ts$/;
const behaviourRuns = ['ar-phone', 'en-desktop'];

/** What has neither a language nor a width, or goes through them itself, runs once: half of it in each of the two. */
const once: Readonly<Record<string, RegExp>> = {
  'ar-phone':
    /(chunk-failure|early-press|home-film|hostile|late-\w+|live-records|no-connection|outbox-[\w-]+|prefetch|progress)\.spec\.ts$/,
  'en-desktop': /(adaptations|api-away|calls|developers|filters-away|odd-addresses|titles|weight)\.spec\.ts$/,
};

const projects: Project<SiteOptions>[] = languages.flatMap((language) =>
  screens.map(({ name: screenName, ...screen }) => {
    const name = `${language.siteLocale}-${screenName}`;
    const testMatch = behaviourRuns.includes(name) ? undefined : onEveryScreen;
    return {
      name,
      use: { ...language, ...screen },
      ...(testMatch && { testMatch }),
      testIgnore: Object.keys(once).flatMap((other) => (other === name ? [] : (once[other] ?? []))),
    };
  }),
);

/** The end-to-end tests. `npm test` builds and serves what they need, and says where in `E2E_*` variables. */
export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the processors of a small machine: tests also wait.
  workers: 3,
  // On a busy machine: one more try. A test that needed it is named at the end as flaky, and is to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json']],
  projects,
  use: {
    baseURL: process.env.E2E_SITE_URL,
    timezoneId: 'Asia/Riyadh',
    // A trace of every test takes a third of the time; `--trace on` has one of the tests that are run.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      // The rest keeps the browser from calling home: every request in a trace is the site's own.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters where the font puts them, as on a screen of today; the headless shell would move them to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
});
