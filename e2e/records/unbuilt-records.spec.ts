import { fieldByName } from '../support/enquiry-forms';
import { cardTitles } from '../support/lists';
import { expect, test } from '../support/own-organization';
import { text } from '../support/texts';

// The host responds with 404, and the page then requests the record from the API.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/404/));

test('a rental published after the build opens from the list and by its URL @ar-phone', async ({
  page,
  siteLocale,
  unbuilt,
}) => {
  const { id, title } = unbuilt.rental;
  await page.goto('/rentals');
  await expect(cardTitles(page)).toHaveText([title[siteLocale]]);
  await page.getByRole('link', { name: title[siteLocale] }).click();
  await expect(page).toHaveURL(`/rentals/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title[siteLocale]);
  await page.reload();
  await expect(heading).toHaveText(title[siteLocale]);
  await expect(page).toHaveTitle(new RegExp(title[siteLocale]));
  await expect(fieldByName(page.getByRole('main'), siteLocale, 'full_name')).toBeVisible();
});

test('an article published after the build opens from the list and by its URL, with its table of contents @ar-phone', async ({
  page,
  siteLocale,
  unbuilt,
}) => {
  const { slug, title } = unbuilt.blog;
  await page.goto('/blogs');
  await expect(cardTitles(page)).toHaveText([title[siteLocale]]);
  await page.getByRole('link', { name: title[siteLocale] }).click();
  await expect(page).toHaveURL(`/blogs/${slug}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title[siteLocale]);
  await page.reload();
  await expect(heading).toHaveText(title[siteLocale]);
  await expect(page).toHaveTitle(new RegExp(title[siteLocale]));
  const article = page.getByRole('article');
  const parts = await article.getByRole('heading', { level: 2 }).allTextContents();
  expect(parts.length).toBeGreaterThan(2);
  const contents = page.getByRole('navigation', { name: text(siteLocale, 'blogs', 'contents') });
  const folded = contents.locator('summary');
  if (await folded.isVisible()) await folded.click();
  await expect(contents.getByRole('link').filter({ visible: true })).toHaveText(parts);
});

test('while the API is unavailable no page says that a rental or an article does not exist @ar-phone', async ({
  page,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route('**/public/*/list*', (route) => route.abort());
  for (const path of ['/rentals/who-knows', '/blogs/who-knows']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text(siteLocale, 'common', 'error.unexpected'),
    );
  }
});

for (const path of ['/rentals/no-such-home', '/blogs/no-such-article']) {
  test(`${path} has status 404 @ar-phone`, async ({ page, siteLocale }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text(siteLocale, 'common', 'error.notFound'),
    );
  });
}
