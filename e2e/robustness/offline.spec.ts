import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { demoProjectPath, findUnit } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, filterButton, openFilters } from '../support/lists';
import { isWide, openMenu } from '../support/menu';
import { scrollTo, scrollTop, setConnection } from '../support/page';
import { text, type KeyIn } from '../support/texts';
import { unitSheet, unitsSection } from '../support/units';

const note = (page: Page, locale: Locale) =>
  page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: text(locale, 'common', 'offline.tryNow') }) });

const tryNow = (page: Page, locale: Locale) => note(page, locale).getByRole('button').first();

const footerLink = (page: Page, locale: Locale, key: KeyIn<'common', 'nav'>) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: text(locale, 'common', `nav.${key}`), exact: true });

/** Waits longer than Gatsby and the site do before they prefetch. */
const waitForPrefetch = (page: Page) => page.waitForTimeout(6000);

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Loading chunk|page resources for/);
});

test('without a connection a link leaves the page unchanged, the last link opens when the connection is back, and Back works @ar-phone @8.5', async ({
  page,
  context,
  siteLocale,
}) => {
  // No page is prefetched.
  await setConnection(page, { saveData: true });
  await page.goto('/about');
  await footerLink(page, siteLocale, 'projects').click();
  await expect(page).toHaveURL('/projects');
  const heading = page.getByRole('heading', { level: 1 });
  const here = text(siteLocale, 'projects', 'listTitle');
  await expect(heading).toHaveText(here);
  await context.setOffline(true);
  await scrollTo(page, 600);

  await test.step('the page stays unchanged', async () => {
    await footerLink(page, siteLocale, 'faq').click();
    await expect(tryNow(page, siteLocale)).toBeVisible();
    await expect(note(page, siteLocale)).toContainText(text(siteLocale, 'common', 'offline.waiting'));
    await expect(page).toHaveURL('/projects');
    await expect(heading).toHaveText(here);
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });
  await test.step('trying again shows a message', async () => {
    await note(page, siteLocale).getByRole('button').first().click();
    await expect(note(page, siteLocale)).toContainText(text(siteLocale, 'common', 'offline.stillWaiting'));
  });
  await test.step('Back opens the cached page and cancels the waiting', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(note(page, siteLocale)).toHaveCount(0);
  });
  await test.step('the last of two links opens, without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await footerLink(page, siteLocale, 'faq').click();
    await footerLink(page, siteLocale, 'blogs').click();
    await expect(tryNow(page, siteLocale)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/blogs');
    await expect(heading).toHaveText(text(siteLocale, 'blogs', 'title'));
    await expect(note(page, siteLocale)).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('requests that fail while the browser reports a connection are handled the same way @ar-phone @8.5', async ({
  page,
  siteLocale,
}) => {
  await setConnection(page, { saveData: true });
  await page.goto('/maintenance');
  const name = page.getByRole('main').locator('[name="full_name"]');
  await name.fill('سارة عبدالله الغامدي');
  await page.route('**/*', (route) => route.abort());
  await footerLink(page, siteLocale, 'faq').click();
  await expect(tryNow(page, siteLocale)).toBeVisible();
  await expect(name).toHaveValue('سارة عبدالله الغامدي');
  await note(page, siteLocale).getByRole('button').last().click();
  await expect(note(page, siteLocale)).toHaveCount(0);

  await footerLink(page, siteLocale, 'faq').click();
  await expect(tryNow(page, siteLocale)).toBeVisible();
  await page.unroute('**/*');
  await expect(page).toHaveURL('/FAQ', { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('menu, filters, unit sheet, pictures and a prefetched page open without a connection @ar-phone @8.6', async ({
  page,
  context,
  siteLocale,
  apiUrl,
}) => {
  test.slow(); // it waits for prefetching three times
  const { building, unit } = await findUnit(apiUrl, 'available');
  await test.step('the filters and the menu of a list open', async () => {
    await page.goto('/projects');
    await expect(cardTitles(page).first()).toBeVisible();
    await waitForPrefetch(page);
    await context.setOffline(true);
    const dialog = await openFilters(page, siteLocale);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(filterButton(page, siteLocale)).toBeFocused();
    if (!isWide(page)) {
      const menu = await openMenu(page, siteLocale);
      await expect(menu.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await context.setOffline(false);
  });

  await test.step('a unit and the pictures of a project open', async () => {
    await page.goto(demoProjectPath);
    await waitForPrefetch(page);
    await context.setOffline(true);
    await unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`).click();
    const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const gallery = text(siteLocale, 'projects', 'detail.gallery');
    await page.getByRole('list', { name: gallery }).getByRole('link').first().click();
    const pictures = page.getByRole('dialog', { name: gallery });
    await expect(pictures).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pictures).toBeHidden();
    await expect(note(page, siteLocale)).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step('a prefetched page opens', async () => {
    await page.goto('/rentals');
    const visibleLink = footerLink(page, siteLocale, 'blogs');
    await visibleLink.scrollIntoViewIfNeeded();
    // Gatsby prefetches the links on the screen a few at a time, seconds apart.
    const prefetched = page.locator('link[rel="prefetch"][href*="component---src-pages-blogs-"]').first();
    await expect(prefetched).toBeAttached({ timeout: 60_000 });
    await waitForPrefetch(page);
    await context.setOffline(true);
    await visibleLink.click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(siteLocale, 'blogs', 'title'));
    await expect(note(page, siteLocale)).toHaveCount(0);
  });
});

test('a unit sheet whose code is not loaded yet says so, opens when it loads, and can be cancelled @ar-phone @8.5', async ({
  page,
  context,
  siteLocale,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available');
  await setConnection(page, { saveData: true });
  await page.goto(demoProjectPath);
  const link = unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`);
  await link.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await link.click();
  await expect(tryNow(page, siteLocale)).toBeVisible();
  await note(page, siteLocale).getByRole('button').last().click();
  await expect(page).toHaveURL(demoProjectPath);
  await link.click();
  await expect(tryNow(page, siteLocale)).toBeVisible();
  await context.setOffline(false);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await expect(sheet).toBeVisible();
  await expect(note(page, siteLocale)).toHaveCount(0);
});

test('a feed and a calendar wait for the connection too, and the page stays @ar-phone @8.5', async ({
  page,
  context,
  siteLocale,
}) => {
  await page.goto('/blogs');
  await context.setOffline(true);
  await page.locator('main a[type="application/rss+xml"]').click();
  await expect(note(page, siteLocale)).toContainText(text(siteLocale, 'common', 'offline.waiting'));
  await expect(page).toHaveURL('/blogs');
  const opened = page.waitForRequest(/rss\.xml$/);
  await context.setOffline(false);
  await opened;
});
