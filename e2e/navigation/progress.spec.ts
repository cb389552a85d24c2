import type { Page, Route } from '@playwright/test';
import { leaveFor } from '../support/page';
import { expect, test } from '../support/fixtures';
import { cardTitles } from '../support/lists';
import { text } from '../support/texts';

// Tests here set the clock.
test.use({ ownPage: true });

/** The bar is hidden from screen readers: lists and forms announce themselves that they are busy. */
const barOf = (page: Page) => page.getByRole('progressbar', { includeHidden: true });

/** Delays requests of the pattern until `release` is called. */
async function delay(page: Page, pattern: string | RegExp) {
  const delayed: Route[] = [];
  let open = false;
  await page.route(pattern, (route) => (open ? route.continue() : void delayed.push(route)));
  return {
    delayed,
    async release(act: (route: Route) => Promise<void> = (route) => route.continue()) {
      open = true;
      await Promise.all(delayed.splice(0).map(act));
    },
  };
}

test('a progress bar of 3 px is at the top of the screen while a page loads @ar-phone @4.10', async ({
  page,
  siteLocale,
}) => {
  const faq = await delay(page, /page-data\/FAQ\/page-data\.json/);
  await page.goto('/about');
  await expect(barOf(page)).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text(siteLocale, 'common', 'nav.faq') })
    .click();
  await expect(barOf(page)).toBeVisible();
  const box = await barOf(page).boundingBox();
  expect([box?.y, Math.round(box?.height ?? 0)]).toEqual([0, 3]);
  await faq.release();
  await expect(page).toHaveURL('/FAQ');
  await expect(barOf(page)).toBeHidden();
});

test('the bar grows from the start side @ar-phone', async ({ page, siteLocale, apiUrl }) => {
  await delay(page, `${apiUrl}/**/projects/apartments`);
  await page.goto('/projects?status_id=Completed');
  await expect(barOf(page)).toBeVisible();
  const box = await barOf(page).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const [left, right] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
  expect(Math.round(siteLocale === 'ar' ? width - right : left)).toBe(0);
});

test('the bar runs while a list loads, and ends when the request fails @ar-phone @4.10', async ({
  page,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const list = await delay(page, `${apiUrl}/**/projects/apartments`);
  await page.goto('/projects?status_id=Completed');
  await expect(barOf(page)).toBeVisible();
  await list.release((route) => route.abort());
  await expect(barOf(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

test('the profile and the newest projects are requested when the layout appears @ar-phone @7.55', async ({
  page,
  apiUrl,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/about');
  for (const path of ['organizations/me', 'projects/latest']) {
    await expect
      .poll(() => requested.filter((url) => url.startsWith(apiUrl) && url.endsWith(path)).length)
      .toBe(1);
  }
});

test('a background refresh shows no bar @ar-phone', async ({ page, apiUrl }) => {
  await page.clock.install();
  const all = await delay(page, `${apiUrl}/**`);
  await page.goto('/projects');
  await expect.poll(() => all.delayed.length).toBeGreaterThan(1);
  await page.clock.runFor(1000);
  await expect(barOf(page)).toBeHidden();
});

test('the bar ends after 5,000 ms, even without a response @ar-phone @9.4', async ({ page, apiUrl }) => {
  await page.clock.install();
  await delay(page, `${apiUrl}/**/projects/apartments`);
  await page.goto('/projects?status_id=Completed');
  await expect(barOf(page)).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(barOf(page)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(barOf(page)).toBeHidden();
});

test('a list appears at least 200 ms after it was requested @ar-phone @9.5', async ({ page }) => {
  await page.clock.install();
  await page.goto('/projects');
  const first = cardTitles(page).first();
  const before = (await first.textContent()) ?? '';
  await page.clock.pauseAt(Date.now() + 60_000);
  const list = /projects\/apartments$/;
  let isRequested = false;
  page.on('request', (request) => (isRequested ||= list.test(request.url())));
  const response = page.waitForResponse(list).then((received) => received.finished());
  await leaveFor(page, '/projects?status_id=Completed');
  // The page's time goes on in steps of 10 ms until the list is requested; each is followed by real time to hear of it.
  while (!isRequested) {
    await page.clock.runFor(10);
    await page.waitForTimeout(50);
  }
  await response;
  await page.clock.runFor(180);
  await page.waitForTimeout(500); // real time, in which the page could show what it has
  await expect(first).toHaveText(before);
  await page.clock.runFor(30);
  await expect(first).not.toHaveText(before);
});
