import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource/));

for (const path of ['/%E0%A4%A', '/%', '/about%', '/100%25', '/en/%c3%28', '/%5Cabout']) {
  test(`${path} is answered with the error page of the site, which leads home without another load @en-desktop @2.26`, async ({
    page,
    siteLocale,
  }) => {
    const response = await page.goto(path);
    expect([400, 404]).toContain(response?.status());
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', siteLocale);
    await expect(root).toHaveAttribute('dir', siteLocale === 'ar' ? 'rtl' : 'ltr');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      text(siteLocale, 'common', 'error.notFound'),
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // A document that is hydrated survives its links.
    await page.evaluate(() => (document.documentElement.dataset['first'] = ''));
    await main.getByRole('link', { name: text(siteLocale, 'common', 'error.home') }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html[data-first]')).toBeAttached();
  });
}

test('an address with too many slashes is answered with the page that was meant @en-desktop @2.26', async ({
  page,
  baseURL,
  siteLocale,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [address, meant, locale] of [
    ['//about', '/about', siteLocale],
    ['/about//', '/about', siteLocale],
    ['///projects//detail///alyasmin-gardens', '/projects/detail/alyasmin-gardens', siteLocale],
    ['/en//about?from=ad', '/about?from=ad', 'en'],
  ] as const) {
    const response = await page.goto(`${baseURL}${address}`);
    expect(response?.status(), address).toBe(200);
    await expect(page, address).toHaveURL(meant);
    await expect(page.locator('html'), address).toHaveAttribute('lang', locale);
    await expect(heading, address).toBeVisible();
    await expect(heading, address).not.toHaveText(text(locale, 'common', 'error.notFound'));
  }
});

test('a malformed hash has no effect, on arrival and later @en-desktop @2.26', async ({ page }) => {
  await page.goto('/FAQ#%E0%A4%A');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const title = await heading.innerText();
  await page.evaluate(() => (window.location.hash = '#%E0%A4%A'));
  await expect(heading).toHaveText(title);
  await page.getByRole('contentinfo').locator('a[href="/projects"]').press('Enter');
  await expect(page).toHaveURL('/projects');
  await expect(heading).not.toHaveText(title);
});
