import { unbuiltProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

const { slug, name } = unbuiltProject;

// The host responds with 404, and the page then requests the record from the API.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/404/));

test('a project published after the build opens on all three of its pages @ar-phone @2.7 @2.9 @7.10', async ({
  page,
  siteLocale,
}) => {
  await page.goto(`/projects/detail/${slug}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name[siteLocale]);
  await expect(page).toHaveTitle(new RegExp(name[siteLocale]));
  await page.getByRole('link', { name: text(siteLocale, 'projects', 'detail.share') }).click();
  await expect(page).toHaveURL(`/projects/share/${slug}`);
  await expect(heading).toContainText(name[siteLocale]);
  await page.goto(`/projects/contact/${slug}`);
  await expect(heading).toContainText(name[siteLocale]);
});

test('a project published after the build opens from the list @ar-phone', async ({ page, siteLocale }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: name[siteLocale] }).click();
  await expect(page).toHaveURL(`/projects/detail/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name[siteLocale]);
});

for (const route of ['detail', 'contact', 'share']) {
  test(`/projects/${route} of an unknown project has status 404 @ar-phone @7.11`, async ({
    page,
    siteLocale,
  }) => {
    const response = await page.goto(`/projects/${route}/no-such-project`);
    expect(response?.status()).toBe(404);
    const words = text(siteLocale, 'common', 'error.notFound');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  });
}

test('a draft project does not open @ar-phone', async ({ page, db, siteLocale }) => {
  const [draft] = await db<{ slug: string }>("select slug from projects where status = 'Draft' limit 1");
  const response = await page.goto(`/projects/detail/${draft?.slug}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text(siteLocale, 'common', 'error.notFound'),
  );
});
