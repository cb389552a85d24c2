import type { Page } from '@playwright/test';
import { demoProjectPath, findUnit } from '../support/api';
import { expect, test } from '../support/fixtures';
import { navigateTo } from '../support/page';
import { unitName, unitPath } from '../support/unit-page';
import { unitSheet, unitsSection } from '../support/units';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a unit that opens on its project has the address of its page; Back, Forward and reload follow it @en-desktop @11.7', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available', 4);
  const name = unitName(siteLocale, unit.flat_number, building.name[siteLocale]);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await page.goto(demoProjectPath);
  const projectName = (await heading(page).textContent()) ?? '';
  const link = unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`);
  await expect(link).toHaveAttribute('href', unitPath(unit.id));
  await test.step('Back closes it, Forward opens it, both on the page of the project', async () => {
    await link.click();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(unitPath(unit.id));
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(demoProjectPath);
    await page.goForward();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(unitPath(unit.id));
    await expect(page.locator('h1').first()).toHaveText(projectName);
  });
  await test.step('from another page Back shows the sheet over its project again', async () => {
    await navigateTo(page, '/about');
    await expect(heading(page)).not.toHaveText(projectName);
    await page.goBack();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(unitPath(unit.id));
    await expect(page.locator('h1').first()).toHaveText(projectName);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(demoProjectPath);
    await page.goForward();
    await expect(sheet).toBeVisible();
  });
  await test.step('a reload shows the page of the unit, and Back the project', async () => {
    await page.reload();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(projectName);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(heading(page)).toHaveText(name);
  });
});
