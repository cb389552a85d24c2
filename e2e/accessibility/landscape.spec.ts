import type { Locator } from '@playwright/test';
import { demoProjectPath, findUnit } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

const height = 360;
const twoThirds = (height * 2) / 3;

/** Visible height, in CSS pixels. */
const visibleHeight = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  });

/** The scrolling part of a dialog, below its header. */
const bodyOf = (dialog: Locator) =>
  dialog.getByRole('heading', { level: 2 }).first().locator('xpath=../following-sibling::*[1]');

test('on a low screen the page, a unit, a picture and the filters have two thirds of the height @ar-phone @10.15', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 740, height });

  await test.step('page, below its header and section links', async () => {
    await page.goto(demoProjectPath);
    await page.locator('#units').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    const sections = page.getByRole('navigation', { name: text(siteLocale, 'projects', 'detail.sections') });
    await expect
      .poll(() => sections.evaluate((bar) => bar.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(height - twoThirds);
  });

  await test.step('unit sheet and enlarged plan', async () => {
    await page.goto(`${demoProjectPath}?unit=${unit.id}`);
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    expect(await visibleHeight(bodyOf(sheet))).toBeGreaterThanOrEqual(twoThirds);
    await sheet.getByRole('button', { name: text(siteLocale, 'units', 'explorer.enlargePlan') }).click();
    const stage = sheet
      .getByRole('dialog')
      .locator('img')
      .first()
      .locator('xpath=ancestor::*[not(self::picture)][1]');
    await expect.poll(() => visibleHeight(stage)).toBeGreaterThanOrEqual(twoThirds);
  });

  await test.step('filters, between their header and buttons', async () => {
    await page.goto('/projects');
    await page.getByRole('button', { name: text(siteLocale, 'lists', 'open') }).click();
    const filters = page.getByRole('dialog');
    await expect(filters).toBeVisible();
    expect(await visibleHeight(bodyOf(filters))).toBeGreaterThanOrEqual(twoThirds);
  });
});
