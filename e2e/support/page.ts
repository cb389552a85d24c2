import { expect, type Page } from '@playwright/test';

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

export const scrollToBottom = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

interface Frame {
  /** Milliseconds since the first frame of the new page. */
  at: number;
  top: number;
}

declare global {
  interface Window {
    scrollFrames?: Promise<Frame[]>;
  }
}

/**
 * Scroll position of the next page in each frame of its first 400 ms, from the one that first shows its heading. It is
 * measured within the page, so that a busy machine makes the frames fewer, not wrong.
 * @param press goes to the next page
 */
export async function recordScrollAfterNavigation(page: Page, press: () => Promise<void>): Promise<Frame[]> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1');
    const old = heading();
    window.scrollFrames = new Promise((resolve) => {
      const frames: Frame[] = [];
      let start = 0;
      const record = (now: number) => {
        if (!start && heading() && heading() !== old) start = now;
        if (start) frames.push({ at: now - start, top: window.scrollY });
        if (start && now - start > 400) resolve(frames);
        else requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
  });
  await press();
  return page.evaluate(async () => (await window.scrollFrames) ?? []);
}

/** Delays the page's scripts, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** How much wider the page is than the screen, in CSS pixels. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Sets what the browser reports about its connection, for which it has no switch of its own. */
export const setConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((values) => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), values),
      configurable: true,
    });
  }, connection);

/** Changes the organization's profile in the API's responses: the database is shared with tests that run at the same time. */
export const changeProfile = (page: Page, change: (profile: { plugins: string[] }) => object) =>
  page.route('**/public/organizations/me', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { plugins: string[] } };
    await route.fulfill({ response, json: { data: { ...data, ...change(data) } } });
  });

/** Leaves for another page of the site as a link does: without loading the document again. */
export const leaveFor = (page: Page, path: string) =>
  page.evaluate((to) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(to), path);

/** Goes to another page of the site without loading the document again. */
export async function navigateTo(page: Page, path: string) {
  await leaveFor(page, path);
  // Not the search: the comparison adds the units of the shortlist to it.
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/**
 * Waits for the whole answer to a call of the API, and until the page shows it. To be called before what sends it.
 * @param call pattern of its address below `/public/`
 */
export async function responseOf(page: Page, call: string): Promise<void> {
  const pattern = new RegExp(`/public/${call}`);
  // A page that is left cuts its own calls, whose answers never end.
  await page.waitForEvent('requestfinished', { predicate: (request) => pattern.test(request.url()) });
  // What React renders of it is on the screen two frames later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The toast with this text. */
export const toastOf = (page: Page, words: string) =>
  page.locator('.Toastify__toast').filter({ hasText: words });
