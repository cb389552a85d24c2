import type { Page } from '@playwright/test';

/** What each document moves while it loads, as Core Web Vitals count it. */
export const mostLayoutShift = 0.02;

/**
 * Adds up the layout shifts of each document that the page opens from now on.
 * @returns the sum of the open document, once its requests have ended
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  };
}
