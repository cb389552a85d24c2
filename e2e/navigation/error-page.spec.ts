import { expect, test } from '../support/fixtures';

const words = {
  missing: { ar: 'الصفحة غير موجودة', en: 'This page could not be found' },
  unexpected: { ar: 'خطأ غير متوقع', en: 'Unexpected error' },
  home: { ar: 'إلى الرئيسية', en: 'Back to home' },
};

test('a missing page says so in the visitor’s language, and links to the home page @2.101 @2.103 @2.104 @8.1', async ({
  page,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.missing[siteLocale]);
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: words.home[siteLocale] }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.missing[siteLocale]);
});

test('any other error is called unexpected, keeps header and footer, and links to the home page @2.102 @8.2', async ({
  page,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/./); // The page breaks on purpose, and React logs errors.
  // The page cannot be rendered without its data.
  await page.route('**/page-data/blogs/page-data.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: object };
    await route.fulfill({ response, json: { ...data, result: { ...data.result, data: {} } } });
  });
  await page.goto('/about');
  await page.getByRole('contentinfo').locator('a[href="/blogs"]').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words.unexpected[siteLocale]);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.home[siteLocale] }).click();
  await expect(page).toHaveURL('/');
  await expect(heading).not.toHaveText(words.unexpected[siteLocale]);
});
