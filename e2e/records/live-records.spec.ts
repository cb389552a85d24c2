import type { Page } from '@playwright/test';
import { demoProject, demoProjectPath, findUnit } from '../support/api';
import { cardTitles } from '../support/lists';
import { expect, test } from '../support/own-records';
import { navigateTo } from '../support/page';
import { text } from '../support/texts';
import { unitSheet } from '../support/units';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('a rental follows the API: rent changed, rented, withdrawn @ar-phone @7.15', async ({
  page,
  siteLocale,
  records,
}) => {
  const path = '/rentals/rnt-2003';
  await test.step('the page shows the changed rent', async () => {
    await records.changeRental('rnt-2003', { annual_rent: 98_700 });
    await page.goto(path);
    await expect(
      main(page)
        .getByText(/98,700/)
        .first(),
    ).toBeVisible();
  });

  const title = (await heading(page).textContent()) ?? '';
  await test.step('rented, it offers others and the interest form', async () => {
    await records.changeRental('rnt-2003', { state: 'rented' });
    await page.reload();
    await expect(main(page).getByText(text(siteLocale, 'rentals', 'rented.title'))).toBeVisible();
    await expect(
      page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.interest') }),
    ).toBeVisible();
    await expect(page.locator('section#similar').getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  await test.step('withdrawn, it is called removed and leaves the list', async () => {
    await records.deleteRental('rnt-2003');
    await page.reload();
    await expect(heading(page)).toHaveText(text(siteLocale, 'rentals', 'removed.title'));
    await expect(main(page)).toContainText(title);
    await navigateTo(page, '/rentals');
    await expect(cardTitles(page).first()).toBeVisible();
    await expect(cardTitles(page).filter({ hasText: title })).toHaveCount(0);
  });
});

test('an article follows the API: text changed, withdrawn @ar-phone @7.16', async ({
  page,
  siteLocale,
  records,
}) => {
  const path = '/blogs/rent-or-buy';
  const body = { ar: '## جزء جديد\n\nنص جديد تمامًا.', en: '## A new part\n\nQuite another text.' };
  await records.changeBlog('rent-or-buy', { body });
  await page.goto(path);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText([
    siteLocale === 'ar' ? 'جزء جديد' : 'A new part',
  ]);
  await records.deleteBlog('rent-or-buy');
  await page.reload();
  await expect(heading(page)).toHaveText(text(siteLocale, 'blogs', 'removed.title'));
  await expect(page.locator('section#similar').getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('on a slow network the page of a withdrawn article says so until its other page is loaded @ar-phone @7.16', async ({
  page,
  siteLocale,
  records,
}) => {
  await records.deleteBlog('rent-or-buy');
  let isSlow = false;
  let loadScripts = () => {};
  const scripts = new Promise<void>((resolve) => (loadScripts = resolve));
  await page.route('**/*.js', async (route) => {
    if (isSlow) await scripts;
    await route.continue();
  });
  const answer = records.delayResponses();
  // What asks for it is a script as well.
  const asked = page.waitForRequest(/\/public\/blogs\//);
  await page.goto('/blogs/rent-or-buy');
  const title = (await heading(page).textContent()) ?? '';
  await asked;
  isSlow = true;
  answer();
  const removed = text(siteLocale, 'blogs', 'removed.title');
  await expect(main(page).getByRole('alert')).toHaveText(removed);
  await expect(heading(page)).toHaveText(title);
  loadScripts();
  await expect(heading(page)).toHaveText(removed);
});

test('while the API is unavailable pages show cached data with its date @ar-phone @7.18', async ({
  page,
  siteLocale,
  records,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  records.setReachable(false);
  const [before = ''] = text(siteLocale, 'common', 'pageAsOf').split('{{date}}');
  for (const path of [
    demoProjectPath,
    `/projects/share/${demoProject}`,
    '/rentals/rnt-2003',
    '/blogs/rent-or-buy',
    '/projects/detail',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: before }), path).toBeVisible();
    await expect(main(page), path).not.toContainText(text(siteLocale, 'common', 'error.unexpected'));
  }
});

test('an open unit sheet stays, and says so when its unit is removed @ar-phone @7.19', async ({
  page,
  siteLocale,
  records,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available', 2);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await records.deleteUnit(unit.id);
  const release = records.delayResponses();
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  await expect(sheet).toContainText(text(siteLocale, 'units', 'shortlist.add'));
  release();
  await expect(sheet).toContainText(text(siteLocale, 'units', 'explorer.removed'));
  await sheet.getByRole('button', { name: text(siteLocale, 'units', 'explorer.seeOthers') }).click();
  await expect(sheet).toBeHidden();
});
