import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';

/** The browser of the end-to-end tests: Playwright's own where it is installed, else a Chromium on the PATH. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : findProgram('chromium', 'chromium-browser', 'google-chrome');
}
