import type { Page, Route } from '@playwright/test';
import { demoProjectPath } from '../support/api';
import { expect, test } from '../support/fixtures';
import { setConnection } from '../support/page';

/** What older versions of HTTP fetch at a time. */
const atATime = 6;

/** Holds back scripts and data. @returns the paths that were asked for so far, and what answers these and no later ones */
async function holdCritical(page: Page) {
  const held: Route[] = [];
  await page.route(
    ({ pathname }) => /\.js$|^\/page-data\//.test(pathname),
    (route) => void held.push(route),
  );
  return {
    asked: () => held.map((route) => new URL(route.request().url()).pathname),
    answer: () => Promise.all(held.splice(0).map((route) => route.continue())),
  };
}

for (const path of [
  '/',
  '/projects',
  demoProjectPath,
  `${demoProjectPath}/prj-1001-a-002`,
  '/FAQ',
  '/rentals',
  '/blogs',
  '/consultation',
  '/projects/compare',
]) {
  test(`on a slow connection ${path} asks at once, and at most ${atATime} times, for all that it needs to hydrate @8.9 @ar-phone`, async ({
    page,
  }) => {
    await setConnection(page, { effectiveType: '3g' });
    const critical = await holdCritical(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(critical.asked).toContain('/page-data/app-data.json');
    const asked = critical.asked();
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(atATime);
    await critical.answer();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  });
}
