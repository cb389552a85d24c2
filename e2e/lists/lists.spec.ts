import type { FileKey } from '../../src/i18n/text-keys';
import { createClient, expectData, unbuiltProject } from '../support/api';
import { cardTitles } from '../support/lists';
import { horizontalOverflow } from '../support/page';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';

test('the second page of blogs opens by its URL @ar-phone @2.11 @3.21 @7.25', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const second = await expectData(
    createClient(apiUrl).GET('/public/blogs/list', { params: { query: { page: 2 } } }),
  );
  await page.goto('/blogs?page=2');
  await expect(cardTitles(page)).toHaveText(second.data.map(({ title }) => title[siteLocale]));
  // The first article of a page is the lead article, with its reading time.
  const articles = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(articles.first()).toContainText(siteLocale === 'ar' ? /قراءة/ : /minutes? read/);
});

test('after paging the list is scrolled into view and its heading has the focus @ar-phone', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/rentals');
  await page
    .getByRole('link', { name: text(siteLocale, 'common', 'pagination.page').replace('{{page}}', '2') })
    .click();
  await expect(page).toHaveURL('/rentals?page=2');
  const words = text(siteLocale, 'lists', 'headingOfPage').replace('{{page}}', '2').replace('{{pages}}', '2');
  const heading = page.getByRole('heading', { name: words });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main').getByRole('status').first()).toBeInViewport();
});

test('while the API is unavailable the cached list stays, with its date and without an error @ar-phone @7.9 @7.24 @7.26 @8.7', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const before = (key: FileKey<'lists'>) => text(siteLocale, 'lists', key).split('{{date}}')[0] ?? '';
  for (const [path, perPage] of [
    ['/projects', 5],
    ['/rentals', 12],
    ['/blogs', 7],
  ] as const) {
    await test.step(`the cached list of ${path} stays`, async () => {
      await page.goto(path);
      await expect(cardTitles(page).first()).toBeVisible();
      await page.route(`${apiUrl}/**`, (route) => route.abort());
      await page.goto(path);
      const note = page.getByRole('status').filter({ hasText: before('asOf') });
      await expect(note, path).toContainText(/20\d\d/);
      expect(await cardTitles(page).count(), path).toBeGreaterThanOrEqual(perPage);
      const first = await cardTitles(page).allTextContents();
      await page.goto(`${path}?page=2`);
      await expect(note, path).toBeVisible();
      if (path === '/projects') {
        // All projects fit on one page, so there is no second one.
        await expect(
          page.getByRole('heading', { name: text(siteLocale, 'lists', 'pastTheEnd') }),
        ).toBeVisible();
        await expect(cardTitles(page)).toHaveCount(0);
      } else {
        await expect(cardTitles(page).first(), path).toBeVisible();
        const second = await cardTitles(page).allTextContents();
        expect(
          second.filter((name) => first.includes(name)),
          path,
        ).toEqual([]);
      }
      await expect(page.getByRole('alert'), path).toHaveCount(0);
      await page.unroute(`${apiUrl}/**`);
    });
  }
});

test('a page after the last one says so, and links to the first @ar-phone', async ({ page, siteLocale }) => {
  await page.goto('/blogs?page=999');
  await page.getByRole('link', { name: text(siteLocale, 'lists', 'firstPage') }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(cardTitles(page).first()).toBeVisible();
});

// The response is mocked: the reference API has no such data.
test('hostile names in a response are shown as text, and run no script @ar-phone', async ({
  page,
  apiUrl,
  siteLocale,
}) => {
  const answer = await expectData(
    createClient(apiUrl).GET('/public/blogs/list', { params: { query: { page: 2 } } }),
  );
  const hostile = [
    '<img src=x onerror=alert(1)>',
    `مقال ${'طويل'.repeat(75)}`,
    '\u202Egnp.exe\u202C <script>alert(1)</script>',
  ];
  const data = hostile.map((title, index) => ({
    ...answer.data[0],
    id: `hostile-${index}`,
    title: { ar: title, en: title },
    cover: null,
    tags: null,
  }));
  await page.route(`${apiUrl}/**/blogs/list?page=2`, async (route) =>
    route.fulfill({ response: await route.fetch(), json: { ...answer, data } }),
  );
  page.on('dialog', () => expect(false, 'no script runs').toBe(true));
  await page.goto('/blogs?page=2');
  // Bidi control characters are removed.
  await expect(cardTitles(page)).toHaveText(hostile.map((title) => title.replace(/[\u202C\u202E]/g, '')));
  const overflow = await horizontalOverflow(page);
  expect(overflow, siteLocale).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript @ar-phone', () => {
  test.use(withoutPage);

  test('the whole list is shown as links, without controls that need JavaScript', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const client = createClient(apiUrl);
    const first = await expectData(client.GET('/public/rentals/list'));
    const second = await expectData(client.GET('/public/rentals/list', { params: { query: { page: 2 } } }));
    const { page } = await read('/rentals');
    for (const { title } of [...first.data, ...second.data]) {
      await expect(page.getByRole('link', { name: title[siteLocale], exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('button', { name: text(siteLocale, 'lists', 'open') })).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: text(siteLocale, 'common', 'pagination.label') }),
    ).toBeHidden();
  });

  test('the first page has as many records as that of the API', async ({ read, apiUrl }) => {
    const client = createClient(apiUrl);
    const rentals = await expectData(client.GET('/public/rentals/list'));
    const blogs = await expectData(client.GET('/public/blogs/list'));
    for (const [path, { data }] of [
      ['/rentals', rentals],
      ['/blogs', blogs],
    ] as const) {
      const { page } = await read(path);
      await expect(cardTitles(page), path).toHaveCount(data.length);
    }
  });
});

test('invalid parameters of the URL are ignored @ar-phone', async ({ page, siteLocale, apiUrl }) => {
  const all = await expectData(createClient(apiUrl).GET('/public/projects/list'));
  await page.goto('/projects?page=-3&status_id=Draft&orderBy=%3Cscript%3E&desc=maybe&x=1');
  await expect(cardTitles(page)).toHaveText(all.data.map(({ name }) => name[siteLocale]));
});

test('drafts are in no list @ar-phone', async ({ page, db }) => {
  const drafts = await db<{ name: { ar: string; en: string } }>(
    "select name from projects where status = 'Draft'",
  );
  expect(drafts.length).toBeGreaterThan(0);
  await page.goto('/projects');
  await expect(cardTitles(page).first()).toBeVisible();
  for (const { name } of drafts) {
    await expect(page.getByText(name.ar)).toHaveCount(0);
    await expect(page.getByText(name.en)).toHaveCount(0);
  }
});

test('drafts are not in the sitemap, and every URL names its English version @ar-phone', async ({
  request,
  db,
}) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const projects = await db<{ slug: string; status: string }>('select slug, status from projects');
  const built = projects.filter(({ slug }) => slug !== unbuiltProject.slug);
  for (const { slug, status } of built) {
    const listed = sitemap.includes(`/projects/detail/${slug}<`);
    expect(listed, slug).toBe(status !== 'Draft');
  }
  expect(sitemap).toMatch(/hreflang="en-US" href="[^"]*\/en\/about"/);
  expect(sitemap).not.toContain('/404');
});
