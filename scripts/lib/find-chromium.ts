import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';

/** Playwright keeps the headless shell beside the whole browser: `chromium-1/chrome-linux64/chrome`. */
const shellBeside = (browser: string) =>
  browser.replace(
    /chromium-(\d+)\/chrome-(\w+)\/chrome$/,
    'chromium_headless_shell-$1/chrome-headless-shell-$2/chrome-headless-shell',
  );

/** Chromium without a window and what belongs to it: a page costs it a third of the whole browser's time. */
export function findHeadlessShell(): string | undefined {
  const own = shellBeside(chromium.executablePath());
  return own.endsWith('shell') && existsSync(own) ? own : findProgram('chromium-headless-shell');
}

/** The browser of the end-to-end tests: the headless shell, else Playwright's own, else a Chromium on the PATH. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return (
    findHeadlessShell() ??
    (existsSync(own) ? own : findProgram('chromium', 'chromium-browser', 'google-chrome'))
  );
}
