/** What the profile turns on and off in the header of the built site, and the language switch. */
import { everyPlugin, expect, test } from './support/own-profile';
import { openMenu } from './support/menu';
import { text } from './support/texts';
import { locales } from '../src/i18n/locales';

const other = { ar: 'en', en: 'ar' } as const;

for (const [plugin, key] of [
  ['Rental', 'rentals'],
  ['Consultant', 'consultation'],
  ['Maintenance', 'maintenance'],
] as const) {
  test(`the ${plugin} plugin, turned off and on, takes ${key} out of the menu and back without a rebuild`, async ({
    page,
    siteLocale,
    ownProfile,
  }) => {
    const label = text(siteLocale, 'common', `nav.${key}`);
    await ownProfile.setPlugins(everyPlugin.filter((name) => name !== plugin));
    await page.goto('/about');
    const menu = await openMenu(page, siteLocale);
    await expect(menu.getByRole('link', { name: label })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: text(siteLocale, 'common', 'nav.blogs') })).toBeVisible();

    await ownProfile.setPlugins(everyPlugin);
    await page.reload();
    await expect((await openMenu(page, siteLocale)).getByRole('link', { name: label })).toBeVisible();
  });
}

test('the Localization plugin, turned off and on, takes the language switch away and back without a rebuild', async ({
  page,
  siteLocale,
  ownProfile,
}) => {
  const choice = page.getByRole('banner').getByRole('button', { name: locales[other[siteLocale]].name });
  await ownProfile.setPlugins(everyPlugin.filter((name) => name !== 'Localization'));
  await page.goto('/about');
  await expect(choice).toHaveCount(0);

  await ownProfile.setPlugins(everyPlugin);
  await page.reload();
  await expect(choice).toBeVisible();
  await expect(choice).toHaveAttribute('lang', other[siteLocale]);
});

test('the switch keeps the focus and the place on the page', async ({ page, siteLocale }) => {
  await page.goto('/FAQ');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
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

test('without an address of the care site maintenance is not in the menu', async ({
  page,
  siteLocale,
  ownProfile,
}) => {
  await ownProfile.clear('care_site_url');
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  const maintenance = text(siteLocale, 'common', 'nav.maintenance');
  await expect(menu.getByRole('link', { name: maintenance })).toHaveCount(0);
});
