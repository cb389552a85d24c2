import type { Page } from '@playwright/test';

/** Sums the layout shift of each page from its first byte on; before the page loads. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What the page has shifted since it began to load. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);

declare global {
  interface Window {
    layoutShift: number;
  }
}
