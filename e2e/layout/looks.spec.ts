/** Visual regression tests; photographs and times are masked. After an intended change: `npm run test:e2e -- e2e/layout/looks.spec.ts -u`. */
import type { Page } from '@playwright/test';
import { unbuiltProject } from '../support/api';
import { expect, test } from '../support/fixtures';

// Tests here set the clock.
test.use({ ownPage: true });

const pages = {
  home: '/',
  project: '/projects/detail/alyasmin-gardens',
  list: '/projects',
  form: '/projects/contact',
  FAQ: '/FAQ',
} as const;

for (const [name, path] of Object.entries(pages)) {
  test(`the ${name} page looks as designed @every-screen`, async ({ page }) => {
    await leaveOutLateProject(page);
    await readStatesAt(page, '2026-11-21T06:00:00.000Z');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime('2026-11-21T09:00:00+03:00');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      animations: 'disabled',
      maxDiffPixelRatio: 0.003,
      // Not those of closed details: they are not shown, and their boxes would cover what is.
      mask: [
        page.locator('main :is(picture, img, video):not(details:not([open]) *)'),
        page.locator(':is(time, [role="timer"]):not(details:not([open]) *)'),
      ],
      maskColor: '#e9dfcf',
      // A picture of a long page takes longer than other expectations, on a busy machine.
      timeout: 30_000,
    });
  });
}

/** Removes the project that is published after the build from the API's responses. */
const leaveOutLateProject = (page: Page) =>
  page.route(/\/public\/projects\/(list|latest)/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { slug: string }[]; meta?: { total: number } };
    const data = answer.data.filter(({ slug }) => slug !== unbuiltProject.slug);
    const missing = answer.data.length - data.length;
    const meta = answer.meta && { ...answer.meta, total: answer.meta.total - missing };
    await route.fulfill({ response, json: { ...answer, data, meta } });
  });

/** Sets a fixed time of the states, because its text may need one line more or less. */
const readStatesAt = (page: Page, asOf: string) =>
  page.route('**/public/projects/apartments', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { meta: object };
    await route.fulfill({ response, json: { ...answer, meta: { ...answer.meta, as_of: asOf } } });
  });
