/** What kept the main thread of a page busy, as the browser itself reports it. */
import type { Page } from '@playwright/test';

export interface LongTask {
  /** Milliseconds since the page began. */
  start: number;
  /** Milliseconds; the browser reports tasks of 50 and more. */
  duration: number;
}

interface Watched {
  longTasks: LongTask[];
}

/** Begins to watch, from the first moment of every page to come. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longTasks: LongTask[] = [];
    (globalThis as unknown as Watched).longTasks = longTasks;
    new PerformanceObserver((list) => {
      for (const { startTime: start, duration } of list.getEntries()) longTasks.push({ start, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Milliseconds without any long task after which a page counts as being at rest. */
const calm = 300;

/** Resolves once the main thread has been calm for a while. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async (length) => {
    const { longTasks } = globalThis as unknown as Watched;
    for (let before = -1; before !== longTasks.length;) {
      before = longTasks.length;
      await new Promise((resolve) => setTimeout(resolve, length));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      // A task is reported after it has ended.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, calm);
}

/** The tasks since the last call, or since the page began. */
export const takeLongTasks = (page: Page): Promise<LongTask[]> =>
  page.evaluate(() => (globalThis as unknown as Watched).longTasks.splice(0));
