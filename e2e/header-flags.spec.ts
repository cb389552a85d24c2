import { locales } from '../src/i18n/locales';
import { openMenu } from './support/menu';
import { allPlugins, expect, test } from './support/own-organization';
import { scrollTo } from './support/page';
import { text } from './support/texts';

const other = { ar: 'en', en: 'ar' } as const;

for (const [plugin, key] of [
  ['Rental', 'rentals'],
  ['Consultant', 'consultation'],
  ['Maintenance', 'maintenance'],
] as const) {
  test(`the ${plugin} plugin, turned off and on, removes ${key} from the menu and restores it without a rebuild @1.14 @2.14 @2.17 @2.29 @6.3`, async ({
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

for (const [plugin, section, article] of [
  ['Rental', '/rentals', 'rent-or-buy'],
  ['Consultant', '/consultation', 'rent-or-buy'],
  ['Maintenance', '/maintenance', 'maintenance-by-season'],
] as const) {
  test(`without the ${plugin} plugin nothing links to ${section}, and its own page says so @1.14`, async ({
    page,
    siteLocale,
    profile,
  }) => {
    const links = page.locator(`a[href="${section}"], a[href^="${section}/"]`);
    const surfaces = ['/', '/about', '/FAQ', `/blogs/${article}`, '/projects'];
    await profile.setPlugins(allPlugins.filter((name) => name !== plugin));
    for (const surface of surfaces) {
      await test.step(surface, async () => {
        await page.goto(surface);
        await expect(links).toHaveCount(0);
      });
    }
    await test.step('search', async () => {
      const label = plugin === 'Rental' ? 'search.labelWithoutRentals' : 'search.label';
      const field = page.getByRole('searchbox', { name: text(siteLocale, 'lists', label) });
      await field.fill(siteLocale === 'ar' ? 'الرياض' : 'riyadh');
      await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
      await expect(links).toHaveCount(0);
    });
    await test.step(section, async () => {
      await page.goto(section);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text(siteLocale, 'common', `notOffered.${plugin}`),
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });
    await test.step('turned on again', async () => {
      await profile.setPlugins(allPlugins);
      await page.goto(`/blogs/${article}`);
      await expect(page.getByRole('article').locator(`a[href="${section}"]`).first()).toBeVisible();
    });
  });
}

for (const [plugin, ...questions] of [
  ['Rental', 'available-rentals', 'water-and-electricity'],
  ['Maintenance', 'maintenance-request'],
] as const) {
  test(`without the ${plugin} plugin the FAQ omits the questions that are only about its section`, async ({
    page,
    profile,
  }) => {
    await profile.setPlugins(allPlugins.filter((name) => name !== plugin));
    await page.goto('/FAQ');
    for (const question of questions) await expect(page.locator(`#${question}`)).toHaveCount(0);
    await expect(page.locator('#transaction-tax')).toBeVisible();

    await profile.setPlugins(allPlugins);
    await page.reload();
    for (const question of questions) await expect(page.locator(`#${question}`)).toBeVisible();
  });
}

test('without the Localization plugin every page is Arabic, and the chosen language is remembered @1.14', async ({
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

test('the Localization plugin, turned off and on, removes and restores the language switch without a rebuild @1.14 @2.35 @6.3', async ({
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

test('the language switch keeps the focus and the scroll position @2.36', async ({ page, siteLocale }) => {
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

test('without a URL of the maintenance site maintenance is not in the menu', async ({
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
