import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium';

/** Tests of the editing page. One editor at a time: they change the same files. `npm test` starts what they need. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  retries: 0,
  timeout: 120_000,
  // The development site compiles beside the editing page.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  projects: [
    { name: 'editing', testMatch: /editing\.spec\.ts$/ },
    { name: 'without-saving', testMatch: /(?:without-saving|open-pages)\.spec\.ts$/ },
    { name: 'published', testMatch: /published\.spec\.ts$/ },
  ].map((project) => ({ ...project, outputDir: `../../test-results/${project.name}` })),
  use: {
    viewport: { width: 1600, height: 1000 },
    timezoneId: 'Asia/Riyadh',
    // A trace of every test would take a third of their time: add `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
  },
});
