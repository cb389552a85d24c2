import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { demoProjectPath, findUnit } from '../support/api';
import { findViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { isWide, openMenu } from '../support/menu';
import { text } from '../support/texts';

/** Something that opens over the page, and what must be visible then. */
interface Overlay {
  what: string;
  path: string;
  open: (page: Page, locale: Locale) => Promise<unknown>;
  seen: (page: Page) => Locator;
}

const dialog = (page: Page) => page.getByRole('dialog');

const overlays: Overlay[] = [
  {
    what: 'the menu',
    path: '/about',
    open: openMenu,
    seen: (page) => (isWide(page) ? page.getByRole('banner') : dialog(page)),
  },
  {
    what: 'the numbers',
    path: '/about',
    open: async (page, locale) => {
      const label = text(locale, 'common', 'nav.numbers');
      const menu = await openMenu(page, locale);
      await menu.getByLabel(label).or(menu.getByText(label)).click();
    },
    seen: (page) => page.locator('details[open] a[href^="tel:"]').first(),
  },
  {
    what: 'the floating contact',
    path: '/about',
    open: (page, locale) =>
      page.getByRole('button', { name: text(locale, 'common', 'contactButton.open'), exact: true }).click(),
    seen: (page) => page.locator('[popover] a[href^="https://wa.me/"]').first(),
  },
  {
    what: 'the filters',
    path: '/projects',
    open: (page, locale) => page.getByRole('button', { name: text(locale, 'lists', 'open') }).click(),
    seen: dialog,
  },
  {
    what: 'the answers of a search',
    path: '/projects',
    open: (page) => page.getByRole('search').getByRole('combobox').fill('yasmin'),
    seen: (page) => page.getByRole('search').getByRole('option').first(),
  },
  {
    what: 'the film',
    path: '/',
    open: (page) => page.locator('main a[href$=".mp4"]').click(),
    seen: dialog,
  },
  {
    what: 'a photograph',
    path: demoProjectPath,
    open: (page, locale) =>
      page
        .getByRole('list', { name: text(locale, 'projects', 'detail.gallery') })
        .getByRole('link')
        .first()
        .click(),
    seen: dialog,
  },
];

for (const path of new Set(overlays.map((overlay) => overlay.path))) {
  const ofPage = overlays.filter((overlay) => overlay.path === path);
  test(`axe finds nothing while ${ofPage.map(({ what }) => what).join(', or ')} is open`, async ({
    page,
    siteLocale,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const { what, open, seen } of ofPage) {
      await test.step(what, async () => {
        await open(page, siteLocale);
        await expect(seen(page)).toBeVisible();
        expect.soft(await findViolations(page), what).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      });
    }
  });
}

test('axe finds nothing while the unit sheet is open', async ({ page, apiUrl }) => {
  const { unit } = await findUnit(apiUrl, 'available');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  await expect(dialog(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing in a form with errors', async ({ page }) => {
  await page.goto('/intrest');
  const send = page.getByRole('main').locator('form button[type="submit"]').last();
  await send.click();
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
