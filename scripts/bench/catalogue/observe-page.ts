import type { Page, Request } from '@playwright/test';

export interface LongTask {
  /** Milliseconds since the page began. */
  start: number;
  /** Milliseconds; the browser reports tasks of 50 and more. */
  duration: number;
}

interface ObservedWindow {
  longTasks: LongTask[];
}

/** Records the long tasks of the main thread, from the first moment of every page to come. */
export async function observeLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longTasks: LongTask[] = [];
    (globalThis as unknown as ObservedWindow).longTasks = longTasks;
    new PerformanceObserver((list) => {
      for (const { startTime: start, duration } of list.getEntries()) longTasks.push({ start, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Milliseconds without any long task after which a page counts as idle. */
const idleTime = 300;

/** Resolves once the main thread has had no long task for a while. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async (length) => {
    const { longTasks } = globalThis as unknown as ObservedWindow;
    for (let before = -1; before !== longTasks.length;) {
      before = longTasks.length;
      await new Promise((resolve) => setTimeout(resolve, length));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      // A task is reported after it has ended.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, idleTime);
}

/** The tasks since the last call, or since the page began. */
export const takeLongTasks = (page: Page): Promise<LongTask[]> =>
  page.evaluate(() => (globalThis as unknown as ObservedWindow).longTasks.splice(0));

export interface Answers {
  /** Lets the delayed answers through. */
  release: () => void;
  /** Whether one is under way; delayed ones do not count. */
  arePending: () => boolean;
}

/** Calls about projects, and about their units. */
const ofProjects = (url: string): boolean => /\/public\/projects\//.test(url);

/** Delays the API's answers about projects until they are released, so that their arrival is a step of its own. */
export async function delayAnswers(page: Page): Promise<Answers> {
  let areDelayed = true;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = () => {
      areDelayed = false;
      resolve();
    };
  });
  await page.route(
    ({ href }) => ofProjects(href),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  const pending = new Set<Request>();
  const remove = (request: Request) => pending.delete(request);
  page.on('request', (request) => ofProjects(request.url()) && pending.add(request));
  page.on('requestfinished', remove).on('requestfailed', remove);
  return { release, arePending: () => !areDelayed && pending.size > 0 };
}
