import { locales } from '../../src/i18n/locales';
import { openMenu } from '../support/menu';
import { allPlugins, expect, test } from '../support/own-organization';
import { scrollTo } from '../support/page';
import { text } from '../support/texts';

const other = { ar: 'en', en: 'ar' } as const;

for (const [plugin, key, id] of [
  ['Rental', 'rentals', '@2.14'],
  ['Consultant', 'consultation', '@2.17'],
  ['Maintenance', 'maintenance', '@2.29'],
] as const) {
  test(`the ${plugin} plugin, turned off and on, removes ${key} from the menu and restores it without a rebuild @ar-phone @1.14 @6.3 ${id}`, async ({
    page,
    siteLocale,
    profile,
  }) => {
    const label = text(siteLocale, 'common', `nav.${key}`);
    await profile.setPlugins(allPlugins.filter((name) => name !== plugin));
    await page.goto('/about');
    const menu = await openMenu(page, siteLocale);
    await expect(menu.getByRole('link', { name: label })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: text(siteLocale, 'common', 'nav.blogs') })).toBeVisible();

    await profile.setPlugins(allPlugins);
    await page.reload();
    await expect((await openMenu(page, siteLocale)).getByRole('link', { name: label })).toBeVisible();
  });
}

test('without the Localization plugin every page is Arabic, and the chosen language is remembered @ar-phone @1.14', async ({
  page,
  context,
  baseURL,
  profile,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL }]);
  const root = page.locator('html');
  await profile.setPlugins(allPlugins.filter((name) => name !== 'Localization'));
  for (const path of ['/about', '/en/FAQ']) {
    await page.goto(path);
    await expect(root).toHaveAttribute('lang', 'ar');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('contentinfo')).toContainText(text('ar', 'common', 'footer.browse'));
  }
  await profile.setPlugins(allPlugins);
  await page.reload();
  await expect(root).toHaveAttribute('lang', 'en');
});

test('the Localization plugin, turned off and on, removes and restores the language switch without a rebuild @ar-phone @1.14 @2.35 @6.3', async ({
  page,
  siteLocale,
  profile,
}) => {
  const choice = page.getByRole('banner').getByRole('button', { name: locales[other[siteLocale]].name });
  await profile.setPlugins(allPlugins.filter((name) => name !== 'Localization'));
  await page.goto('/about');
  await expect(choice).toHaveCount(0);

  await profile.setPlugins(allPlugins);
  await page.reload();
  await expect(choice).toBeVisible();
  await expect(choice).toHaveAttribute('lang', other[siteLocale]);
});

test('the language switch keeps the focus and the scroll position @ar-phone @2.36', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/FAQ');
  await scrollTo(page, 500);
  const part = await page.evaluateHandle(() => {
    const { innerWidth, innerHeight } = window;
    return document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .find((element) => element.closest('main'));
  });
  const top = () => part.evaluate((element) => element?.getBoundingClientRect().top ?? NaN);
  const before = await top();
  const choice = page.getByRole('banner').getByRole('button', { name: locales[other[siteLocale]].name });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', locales[other[siteLocale]].dir);
  await expect(
    page.getByRole('banner').getByRole('button', { name: locales[siteLocale].name }),
  ).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('without a URL of the maintenance site maintenance is not in the menu @ar-phone', async ({
  page,
  siteLocale,
  profile,
}) => {
  await profile.clear('care_site_url');
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  const maintenance = text(siteLocale, 'common', 'nav.maintenance');
  await expect(menu.getByRole('link', { name: maintenance })).toHaveCount(0);
});
