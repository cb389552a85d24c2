import { expect, test } from './support/fixtures';
import { text } from './support/texts';

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource/));

for (const path of ['/%E0%A4%A', '/%', '/about%', '/100%25', '/en/%c3%28', '/%5Cabout']) {
  test(`${path} shows the error page, hydrated, which links to the home page @2.26`, async ({ page }) => {
    const response = await page.goto(path);
    expect([400, 404]).toContain(response?.status());
    const locale = path.startsWith('/en') ? /^(ar|en)$/ : /./;
    const lang = (await page.locator('html').getAttribute('lang')) ?? '';
    expect(lang).toMatch(locale);
    const main = page.getByRole('main');
    const words = text(lang === 'en' ? 'en' : 'ar', 'common', 'error.notFound');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words);
    await main.getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
}

test('repeated slashes redirect to the page, and a malformed hash has no effect @2.26', async ({
  page,
  baseURL,
}) => {
  await page.goto('/en//about?from=ad');
  await expect(page).toHaveURL('/about?from=ad');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`${baseURL}//about`);
  await expect(page).toHaveURL('/about');
  await page.goto('/FAQ#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#%E0%A4%A'));
  await page.getByRole('contentinfo').getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
