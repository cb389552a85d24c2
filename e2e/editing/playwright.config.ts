import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium';

/** Tests of the editing page. One editor at a time: they change the same files. `npm test` starts what they need. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  retries: 0,
  // Builds run beside the editing page, on a machine that may be busy: nothing that passes waits so long.
  timeout: 10 * 60_000,
  expect: { timeout: 2 * 60_000 },
  reporter: [['list'], ['json']],
  projects: ['saving', 'conflicts', 'forms', 'refusing', 'seeing', 'published'].map((name) => ({
    name,
    testMatch: `${name}.spec.ts`,
    outputDir: `../../test-results/${name}`,
  })),
  use: {
    viewport: { width: 1600, height: 1000 },
    timezoneId: 'Asia/Riyadh',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
  },
});
