import { locales } from '../../src/i18n/locales';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';

const other = { ar: 'en', en: 'ar' } as const;

test('the language switch changes text and direction without a reload or another URL @every-screen @1.2 @2.36 @2.37', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(siteLocale, 'projects', 'listTitle'));
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  const target = other[siteLocale];
  await page.getByRole('button', { name: locales[target].name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(target, 'projects', 'listTitle'));
  await expect(page.locator('html')).toHaveAttribute('lang', target);
  await expect(page.locator('html')).toHaveAttribute('dir', locales[target].dir);
  await expect(page).toHaveURL('/projects');
  await expect(page).toHaveTitle(new RegExp(text(target, 'projects', 'title')));
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);

  await test.step('the language is kept during navigation', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(target, 'common', 'nav.faq') })
      .click();
    await expect(page).toHaveURL('/FAQ');
    await expect(page.locator('html')).toHaveAttribute('lang', target);
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });
  await test.step('the language is kept after a reload', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', target);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: text(target, 'common', 'nav.faq') }),
    ).toBeVisible();
  });
});

test.describe('what the server sends @every-screen', () => {
  test.use(withoutPage);

  test('the English pages are as complete as the Arabic ones without JavaScript', async ({
    read,
    siteLocale,
  }) => {
    const { page } = await read('/projects');
    await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
    await expect(
      page.getByRole('heading', { name: siteLocale === 'ar' ? 'حدائق الياسمين' : 'Al Yasmin Gardens' }),
    ).toBeVisible();
    await read('/intrest');
    await expect(page.locator('noscript').getByRole('link').first()).toBeVisible();
  });
});
