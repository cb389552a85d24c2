/** The API is away after the build: every page stays readable, with the last known data. */
import { expect, test } from './support/fixtures';
import { text } from './support/texts';

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
  test(`when the API ${how} every page is there`, async ({ page, apiUrl, consoleGuard, siteLocale }) => {
    consoleGuard.allow(/ERR_FAILED|500/);
    await page.route(`${apiUrl}/**`, (route) =>
      status ? route.fulfill({ status, body: 'boom' }) : route.abort(),
    );
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main'), path).not.toContainText(/undefined|null|\bNaN\b/);
      const menu = page
        .getByRole('contentinfo')
        .getByRole('link', { name: text(siteLocale, 'common', 'nav.rentals') });
      await expect(menu, path).toBeVisible();
    }
    await page.goto('/projects');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
  });
}
