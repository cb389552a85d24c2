import { createClient, expectData } from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { text, type KeyIn } from '../support/texts';

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('an article runs no script and has no link that would', async ({ read }) => {
    const { page } = await read('/blogs/rent-or-buy');
    const unsafe = page.locator(
      'article :is([href^="javascript:" i], [src^="data:" i], script, [onerror], [onclick])',
    );
    await expect(unsafe).toHaveCount(0);
  });
});

test('an article says how long it takes to read, and has a table of contents @1.6', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/blogs/rent-or-buy');
  const main = page.getByRole('main');
  await expect(
    main.locator('header').getByText(siteLocale === 'ar' ? /قراءة/ : /minutes? read/),
  ).toBeVisible();
  const parts = main.getByRole('navigation', { name: text(siteLocale, 'blogs', 'contents') });
  const folded = parts.locator('summary');
  if (await folded.isVisible()) await folded.click();
  const link = parts.getByRole('link').filter({ visible: true }).nth(1);
  const words = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: words, exact: true })).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
});

test('an article links to others, and can be shared @1.6', async ({ page, siteLocale, context, apiUrl }) => {
  const { data } = await expectData(createClient(apiUrl).GET('/public/blogs/list'));
  const titles = new Set(data.map(({ title }) => title[siteLocale]));
  expect(titles.size).toBeGreaterThan(3);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blogs/rent-or-buy');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const related = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(related).toHaveCount(3);
  expect(await related.allTextContents()).not.toContain(title);

  const share = (key: KeyIn<'blogs', 'share'>) => text(siteLocale, 'blogs', `share.${key}`);
  await expect(page.getByRole('link', { name: share('whatsapp') })).toHaveAttribute(
    'href',
    /wa\.me\/\?text=/,
  );
  await expect(page.getByRole('link', { name: share('twitter') })).toHaveAttribute('href', /x\.com/);
  await expect(page.getByRole('link', { name: share('email') })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('button', { name: share('copy') }).click();
  await expect(page.getByText(share('copied'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blogs/rent-or-buy');

  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});
