import { demoProjectPath } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles } from '../support/lists';
import { text } from '../support/texts';

const paths = [
  '/',
  '/about',
  '/projects',
  '/projects?status_id=Completed',
  '/projects/detail/alyasmin-gardens',
  '/projects/contact/alyasmin-gardens',
  '/projects/share/alyasmin-gardens',
  '/rentals',
  '/rentals?page=2',
  '/blogs',
  '/blogs/rent-or-buy',
  '/FAQ',
  '/consultation',
  '/maintenance',
  '/intrest',
];

for (const [how, status] of [
  ['cannot be reached', undefined],
  ['answers 500', 500],
] as const) {
  test(`when the API ${how} every page is readable @en-desktop @7.4 @7.7 @7.9 @8.7`, async ({
    page,
    apiUrl,
    consoleGuard,
    siteLocale,
  }) => {
    consoleGuard.allow(/ERR_FAILED|500/);
    await page.route(`${apiUrl}/**`, (route) =>
      status ? route.fulfill({ status, body: 'boom' }) : route.abort(),
    );
    const unexpected = text(siteLocale, 'common', 'error.unexpected');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main'), path).not.toContainText(unexpected);
      await expect(page.getByRole('main'), path).not.toContainText(/undefined|null|\bNaN\b/);
      const menu = page
        .getByRole('contentinfo')
        .getByRole('link', { name: text(siteLocale, 'common', 'nav.rentals') });
      await expect(menu, path).toBeVisible();
    }
    const known = siteLocale === 'ar' ? 'حدائق الياسمين' : 'Al Yasmin Gardens';
    await page.goto('/');
    const sale = page.locator('section#sale-units');
    await expect(sale.getByRole('heading', { name: known })).toBeVisible();
    await page.goto('/projects');
    await expect(cardTitles(page).filter({ hasText: known })).toBeVisible();
    await page.goto(demoProjectPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(known);
  });
}
