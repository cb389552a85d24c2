import { mergeTests, type Page } from '@playwright/test';
import { riyadhDate } from '../../src/i18n/riyadh-time';
import { demoProjectPath, fetchProject } from '../support/api';
import { expect } from '../support/fixtures';
import { isKeptHere } from '../support/is-kept-here';
import { heading, read, test as keptTest } from '../support/kept-pages';
import { openMenu } from '../support/menu';
import { allPlugins, test as profileTest } from '../support/own-organization';
import { test as recordsTest } from '../support/own-records';
import { text } from '../support/texts';
import { amountOf } from '../support/unit-page';
import { unitsSection } from '../support/units';

const test = mergeTests(keptTest, profileTest, recordsTest);

const cutApi = (page: Page, apiUrl: string) => page.route(`${apiUrl}/**`, (route) => route.abort());

const isCopy = (page: Page) => expect(page.locator('html[data-kept-at][data-hydrated]')).toBeAttached();

for (const isApiCut of [false, true]) {
  test(`what was switched off after pages were kept is not offered without a network, ${isApiCut ? 'as known last' : 'as the API says'} @ar-phone @6.3`, async ({
    page,
    gate,
    siteLocale,
    apiUrl,
    profile,
  }) => {
    await profile.setPlugins(allPlugins);
    await read(page, gate, ['/', '/rentals', '/about']);
    await profile.setPlugins(['Maintenance', 'Localization']);
    if (isApiCut) {
      await page.goto(`${gate.url}/about`);
      const menu = await openMenu(page, siteLocale);
      const rentals = text(siteLocale, 'common', 'nav.rentals');
      await expect(menu.getByRole('link', { name: rentals })).toHaveCount(0);
      await cutApi(page, apiUrl);
    }
    gate.setCut(true);

    await page.goto(`${gate.url}/blogs`);
    const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(listed.and(page.locator('[href="/about"]'))).toBeVisible();
    await expect(listed.and(page.locator('[href="/rentals"]'))).toHaveCount(0);
    await page.goto(`${gate.url}/`);
    await isCopy(page);
    await expect(page.locator('#consultation')).toHaveCount(0);
    for (const path of ['/rentals', '/consultation'])
      await expect(page.locator(`a[href^="${path}"]`)).toHaveCount(0);
    await page.goto(`${gate.url}/rentals`);
    await isCopy(page);
    await expect(heading(page)).toHaveText(text(siteLocale, 'common', 'notOffered.Rental'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  });
}

test('an English page is Arabic without a network once only Arabic is offered, as known last @en-desktop @6.5', async ({
  page,
  gate,
  apiUrl,
  profile,
}) => {
  const root = page.locator('html');
  await profile.setPlugins(allPlugins);
  await read(page, gate, ['/FAQ']);
  await expect(root).toHaveAttribute('lang', 'en');
  await profile.setPlugins(allPlugins.filter((name) => name !== 'Localization'));
  await page.goto(`${gate.url}/about`);
  await expect(root).toHaveAttribute('lang', 'ar');
  await cutApi(page, apiUrl);
  gate.setCut(true);
  await page.goto(`${gate.url}/FAQ`);
  await isCopy(page);
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('contentinfo')).toContainText(text('ar', 'common', 'footer.browse'));
});

test('a record that the API no longer publishes is not kept any more @ar-phone', async ({
  page,
  gate,
  siteLocale,
  records,
}) => {
  const path = '/rentals/rnt-2001';
  await read(page, gate, [path]);
  await records.deleteRental('rnt-2001');
  await page.goto(gate.url + path);
  await expect(heading(page)).toHaveText(text(siteLocale, 'rentals', 'removed.title'));
  await expect.poll(() => page.evaluate(isKeptHere, path)).toBe(false);
  gate.setCut(true);
  await page.goto(gate.url + path);
  await expect(heading(page)).toHaveText(text(siteLocale, 'kept', 'offline'));
});

test.describe('by the clock of the visitor @ar-phone', () => {
  // Tests here set the clock: no test lasts until a licence ends.
  test.use({ ownPage: true });

  for (const policy of ['notice', 'withhold'] as const) {
    test(`without a network a page says from the end of its licence that it has expired, where editors chose “${policy}” @2.82`, async ({
      page,
      gate,
      siteLocale,
      apiUrl,
    }) => {
      const { licence, price_from } = await fetchProject(apiUrl);
      const end = licence?.expires_at ?? '';
      const midnight = Date.parse(`${end}T21:00:00Z`);
      const main = page.getByRole('main');
      const word = (key: 'expiredTitle' | 'askBefore' | 'withheldText') =>
        main.getByText(
          text(siteLocale, 'common', `licence.${key}`).replace('{{date}}', riyadhDate(end, siteLocale)),
        );
      // The content of the tests has one choice of the two, in the data of the build.
      gate.setRewrite((path, body) =>
        path === '/page-data/app-data.json'
          ? body.replace(/("when_missing_or_expired":)"\w+"/, `$1"${policy}"`)
          : body,
      );
      await read(page, gate, [demoProjectPath]);
      gate.setCut(true);
      await cutApi(page, apiUrl);

      await page.clock.setFixedTime(midnight - 60_000);
      await page.goto(gate.url + demoProjectPath);
      await isCopy(page);
      await expect(main).toContainText(amountOf(price_from));
      await expect(word('expiredTitle')).toHaveCount(0);

      await page.clock.setFixedTime(midnight);
      await page.goto(gate.url + demoProjectPath);
      await isCopy(page);
      await expect(word('expiredTitle').first()).toBeVisible();
      await expect(word(policy === 'notice' ? 'askBefore' : 'withheldText').first()).toBeVisible();
      const isOffered = policy === 'notice';
      await expect(unitsSection(page)).toHaveCount(isOffered ? 1 : 0);
      await expect(main.getByRole('form')).toHaveCount(isOffered ? 1 : 0);
      if (!isOffered) await expect(main).not.toContainText(amountOf(price_from));
    });
  }
});
