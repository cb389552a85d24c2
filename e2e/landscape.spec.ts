import type { Locator } from '@playwright/test';
import { demoProjectPath, findUnit } from './support/api';
import { expect, test } from './support/fixtures';
import { text } from './support/texts';

const height = 360;
const enough = (height * 2) / 3;

/** CSS pixels of its height that are on the screen. */
const seen = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  });

/** What scrolls below the head of a dialog. */
const bodyOf = (dialog: Locator) =>
  dialog.getByRole('heading', { level: 2 }).first().locator('xpath=../following-sibling::*[1]');

test('two thirds of a low screen are for the page, a home, a picture and the filters @10.15', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 740, height });

  await test.step('the page below its header and the row of its sections', async () => {
    await page.goto(demoProjectPath);
    await page.locator('#units').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    const sections = page.getByRole('navigation', { name: text(siteLocale, 'projects', 'detail.sections') });
    await expect
      .poll(() => sections.evaluate((bar) => bar.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(height - enough);
  });

  await test.step('the sheet of a home, and its plan enlarged', async () => {
    await page.goto(`${demoProjectPath}?unit=${unit.id}`);
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    expect(await seen(bodyOf(sheet))).toBeGreaterThanOrEqual(enough);
    await sheet.getByRole('button', { name: text(siteLocale, 'units', 'explorer.enlargePlan') }).click();
    const stage = sheet.getByRole('dialog').locator('img').first().locator('..');
    await expect.poll(() => seen(stage)).toBeGreaterThanOrEqual(enough);
  });

  await test.step('the filters between their head and their buttons', async () => {
    await page.goto('/projects');
    await page.getByRole('button', { name: text(siteLocale, 'listing', 'open') }).click();
    const filters = page.getByRole('dialog');
    await expect(filters).toBeVisible();
    expect(await seen(bodyOf(filters))).toBeGreaterThanOrEqual(enough);
  });
});
