import { chromium, type Browser } from '@playwright/test';
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
