import { chromium, type Browser, type Page } from '@playwright/test';
import type { CommandContext } from './command';
import { findChromium } from './find-chromium';

/** Starts a browser that is closed when the command ends. */
export async function launchChromium(
  context: CommandContext,
  args: readonly string[] = [],
): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...args],
  });
  context.onEnd(() => browser.close());
  return browser;
}

/** Longest wait for a slowed page, in milliseconds. */
export const pageTimeout = 60_000;

/** Resolves once a page of the site is hydrated. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: pageTimeout });
