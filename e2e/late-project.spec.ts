/** A project published after the build. */
import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures';
import { text } from './support/texts';

test('a project published after the build opens on all three of its pages', async ({
  page,
  db,
  siteLocale,
}) => {
  const slug = `late-${randomUUID().slice(0, 8)}`;
  const names = { ar: `مشروع متأخر ${slug}`, en: `Late project ${slug}` };
  await db(
    `insert into projects select (jsonb_populate_record(p, jsonb_build_object('id', $1::text, 'slug', $2::text, 'name', $3::jsonb))).*
     from projects p where slug = 'alrabwa-heights'`,
    [slug, slug, JSON.stringify(names)],
  );
  try {
    const response = await page.goto(`/projects/detail/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[siteLocale]);
    await expect(page).toHaveTitle(new RegExp(slug));
    await page.getByRole('link', { name: text(siteLocale, 'projects', 'detail.share') }).click();
    await expect(page).toHaveURL(`/projects/share/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[siteLocale]);
    await page.goto(`/projects/contact/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[siteLocale]);
  } finally {
    await db('delete from projects where slug = $1', [slug]);
  }
});

for (const route of ['detail', 'contact', 'share']) {
  test(`/projects/${route} of an unknown project answers 404`, async ({ page, siteLocale, consoleGuard }) => {
    consoleGuard.allow(/404/);
    const response = await page.goto(`/projects/${route}/no-such-project`);
    expect(response?.status()).toBe(404);
    const words = text(siteLocale, 'common', 'error.notFound');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  });
}

test('a draft does not open', async ({ page, db, siteLocale, consoleGuard }) => {
  consoleGuard.allow(/404/);
  const [draft] = await db<{ slug: string }>("select slug from projects where status = 'Draft' limit 1");
  const response = await page.goto(`/projects/detail/${draft?.slug}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text(siteLocale, 'common', 'error.notFound'),
  );
});
