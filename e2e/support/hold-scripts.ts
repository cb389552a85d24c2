import type { Page } from '@playwright/test';

/** Holds back the page's scripts, as a slow connection does. Answers how to let them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
