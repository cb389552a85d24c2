import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium';

/** Tests of the editing page. One editor at a time: they change the same files. `npm test` starts what they need. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/editing',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  retries: 0,
  timeout: 120_000,
  // The development site compiles beside the editing page.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  projects: [
    { name: 'editing', testMatch: /(?:editing|open-pages)\.spec\.ts$/ },
    { name: 'published', testMatch: /published\.spec\.ts$/ },
  ],
  use: {
    viewport: { width: 1600, height: 1000 },
    timezoneId: 'Asia/Riyadh',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
  },
});
