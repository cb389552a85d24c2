import { riyadhDateTime } from '../../src/i18n/riyadh-time';
import { demoProjectPath, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

// Tests here set the clock.
test.use({ ownPage: true });

const day = 24 * 60 * 60 * 1000;

async function launchOf(apiUrl: string) {
  const { launch_date } = await fetchProject(apiUrl);
  if (!launch_date) throw new Error('The demo project has no launch');
  return { iso: launch_date, time: Date.parse(launch_date) };
}

test('a countdown runs to the launch, next to its date in Riyadh time @en-desktop @2.86', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { iso, time } = await launchOf(apiUrl);
  await page.clock.install({ time: time - 24 * day - 5 * 60 * 1000 });
  await page.goto(demoProjectPath);
  const timer = page.getByRole('timer', { name: text(siteLocale, 'projects', 'countdown.nextPhase') });
  await expect(timer).toBeVisible();
  await expect(timer.locator('b').first()).toHaveText('24');
  await expect(timer.locator('b').nth(1)).toHaveText('00');
  await page.clock.fastForward('00:06:00');
  await expect(timer.locator('b').first()).toHaveText('23');
  await expect(timer.locator('b').nth(1)).toHaveText('23');
  await expect(page.getByText(riyadhDateTime(iso, siteLocale))).toBeVisible();
});

test('screen readers announce no seconds @en-desktop', async ({ page, apiUrl }) => {
  const { time } = await launchOf(apiUrl);
  await page.clock.install({ time: time - day });
  await page.goto(demoProjectPath);
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  await expect(timer).not.toHaveAttribute('aria-live');
  expect(await timer.evaluate((element) => element.closest('[aria-live], [role="status"]') === null)).toBe(
    true,
  );
});

test('the countdown can be paused and resumed @en-desktop @10.17', async ({ page, siteLocale, apiUrl }) => {
  const { time } = await launchOf(apiUrl);
  await page.clock.install({ time: time - day });
  await page.goto(demoProjectPath);
  const timer = page.getByRole('timer');
  const seconds = timer.locator('b').last();
  await expect(timer).toBeVisible();
  await page.getByRole('button', { name: text(siteLocale, 'projects', 'countdown.pause') }).click();
  const stopped = (await timer.textContent()) ?? '';
  await page.clock.fastForward('00:00:07');
  await expect(timer).toHaveText(stopped);
  const before = await seconds.textContent();
  await page.getByRole('button', { name: text(siteLocale, 'projects', 'countdown.resume') }).click();
  await page.clock.fastForward('00:00:02');
  await expect(seconds).not.toHaveText(before ?? '');
});

test('at the launch the countdown is replaced by a link to the units, and the layout does not shift @en-desktop @2.86', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { time } = await launchOf(apiUrl);
  await page.clock.install({ time: time - 60_000 });
  await page.goto(demoProjectPath);
  await expect(page.getByRole('timer')).toBeVisible();
  const band = page.locator('section#launch');
  const before = await band.boundingBox();
  await page.clock.fastForward('00:02:00');
  const call = band.getByRole('link', { name: text(siteLocale, 'projects', 'detail.launchUnits') });
  await expect(call).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  const after = await band.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(40);
  await call.click();
  await expect(page.locator('section#units').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('after the launch the page links to the units @en-desktop', async ({ page, siteLocale, apiUrl }) => {
  const { time } = await launchOf(apiUrl);
  await page.clock.install({ time: time + day });
  await page.goto(demoProjectPath);
  await expect(
    page.getByRole('heading', { name: text(siteLocale, 'projects', 'detail.launchOpen') }),
  ).toBeVisible();
});

test.describe('without JavaScript @en-desktop', () => {
  test.use({ javaScriptEnabled: false });

  test('the date of the launch is shown without a countdown', async ({ page, siteLocale, apiUrl }) => {
    const { iso } = await launchOf(apiUrl);
    await page.goto(demoProjectPath);
    await expect(page.getByText(riyadhDateTime(iso, siteLocale))).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  });
});
