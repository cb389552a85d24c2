/** Where on a page the visitor is, as a test measures it. */
import type { Page } from '@playwright/test';

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

interface Frame {
  /** Milliseconds since the first frame of the new page. */
  at: number;
  top: number;
}

declare global {
  interface Window {
    framesOfArrival?: Promise<Frame[]>;
  }
}

/**
 * Presses `link` and answers how far the new page was scrolled in each of its first frames, from the first that shows
 * its heading, for 400 ms. It is measured within the page, so that a busy machine makes frames fewer, not wrong.
 */
export async function framesOfArrival(page: Page, press: () => Promise<void>): Promise<Frame[]> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1');
    const old = heading();
    window.framesOfArrival = new Promise((resolve) => {
      const frames: Frame[] = [];
      let begun = 0;
      const look = (now: number) => {
        if (!begun && heading() && heading() !== old) begun = now;
        if (begun) frames.push({ at: now - begun, top: window.scrollY });
        if (begun && now - begun > 400) resolve(frames);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  await press();
  return page.evaluate(async () => (await window.framesOfArrival) ?? []);
}
