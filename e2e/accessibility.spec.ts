import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../src/i18n/locales';
import { demoProjectPath, findUnit } from './support/api';
import { expect, test } from './support/fixtures';
import { isWide, openMenu } from './support/menu';
import { createAxe } from './support/page-checks';
import { allRoutes } from './support/routes';
import { text } from './support/texts';

/** One line for each violation that axe finds: rule, element, how to fix it. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await createAxe(page).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** Opens every `<details>` of the page. */
const openAllDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

test('axe finds nothing on any page, with its questions and details closed and open', async ({
  page,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  test.slow();
  for (const path of await allRoutes(apiUrl)) {
    await test.step(path, async () => {
      await page.goto(path);
      expect.soft(await findViolations(page), path).toEqual([]);
      if ((await page.locator('main details').count()) === 0) return;
      await openAllDetails(page);
      expect.soft(await findViolations(page), `${path}, details open`).toEqual([]);
    });
  }
});

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
    open: (page) => page.getByRole('searchbox').fill('yasmin'),
    seen: (page) => page.getByRole('search').getByRole('link').first(),
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

for (const { what, path, open, seen } of overlays) {
  test(`axe finds nothing while ${what} is open`, async ({ page, siteLocale }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await open(page, siteLocale);
    await expect(seen(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
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
