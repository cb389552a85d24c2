import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium';
import { findFirefox, findWebKitDriver } from '../../scripts/lib/find-engines';
import { engineNames } from './engine';
import { pressWithoutFocusScript } from './press-without-focus';
import type { TestOptions, WorkerOptions } from './fixtures';

const found = { chromium: findChromium, firefox: findFirefox, webkit: findWebKitDriver };

/** Both differ in language and width: Arabic on a phone, English on a desktop. */
const visitors = [
  { name: 'ar-phone', siteLocale: 'ar', windowSize: { width: 390, height: 844 } },
  { name: 'en-desktop', siteLocale: 'en', windowSize: { width: 1440, height: 900 } },
] as const;

/** WebKitGTK gives a pressed link the focus; Safari on a desktop does not, and is played by Chromium. */
const likeSafari = {
  name: 'chromium-like-safari',
  testIgnore: /pages\.spec/,
  use: {
    siteLocale: 'ar',
    windowSize: { width: 1440, height: 900 },
    engine: 'chromium',
    initScript: pressWithoutFocusScript,
  },
} as const;

/** Journeys of visitors in every engine that this machine has. `npm test -- --only engines` runs them. */
export default defineConfig<TestOptions, WorkerOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As many as the processors of a small machine: each starts a browser for each project, and none of them waits.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  reporter: [['list'], ['json']],
  projects: engineNames
    .filter((engine) => found[engine]() !== undefined)
    .flatMap((engine) => [
      ...visitors.map(({ name, ...use }) => ({ name: `${engine}-${name}`, use: { ...use, engine } })),
      ...(engine === 'chromium' ? [likeSafari] : []),
    ]),
});
