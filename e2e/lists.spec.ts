/** Lists: baked first, then from the API; filters and page live in the address. */
import type { Page } from '@playwright/test';
import { ask, clientOf } from './support/api';
import { expect, test } from './support/fixtures';
import { lateProject } from './support/late-project';
import { text } from './support/texts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });

test('projects are filtered by state through the API, and Back and Forward restore the list', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const client = clientOf(apiUrl);
  const all = await ask(client.GET('/public/projects/list'));
  const ready = await ask(
    client.GET('/public/projects/list', { params: { query: { status_id: 'Completed' } } }),
  );
  const names = (list: typeof all) => list.data.map(({ name }) => name[siteLocale]);

  await page.goto('/projects');
  await expect(cards(page)).toHaveText(names(all));
  await page.getByLabel(text(siteLocale, 'projects', 'filter.status')).selectOption('Completed');
  await expect(page).toHaveURL('/projects?status_id=Completed');
  await expect(cards(page)).toHaveText(names(ready));

  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(cards(page)).toHaveText(names(all));
  await page.goForward();
  await expect(cards(page)).toHaveText(names(ready));
  await page.reload();
  await expect(cards(page)).toHaveText(names(ready));
});

test('projects are sorted by price', async ({ page, siteLocale, apiUrl }) => {
  const query = { orderBy: 'price_from', desc: false } as const;
  const sorted = await ask(clientOf(apiUrl).GET('/public/projects/list', { params: { query } }));
  await page.goto('/projects');
  await page.getByLabel(text(siteLocale, 'projects', 'filter.sort')).selectOption('cheapest');
  await expect(page).toHaveURL('/projects?orderBy=price_from&desc=false');
  await expect(cards(page)).toHaveText(sorted.data.map(({ name }) => name[siteLocale]));
});

test('rentals are filtered by air conditioning and kitchen, and paged by real links', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const client = clientOf(apiUrl);
  const second = await ask(client.GET('/public/rentals/list', { params: { query: { page: 2 } } }));
  await page.goto('/rentals');
  await page.getByRole('link', { name: text(siteLocale, 'common', 'pagination.next') }).click();
  await expect(page).toHaveURL('/rentals?page=2');
  await expect(cards(page)).toHaveText(second.data.map(({ title }) => title[siteLocale]));

  await page.getByLabel(text(siteLocale, 'units', 'kitchen')).selectOption('true');
  await expect(page).toHaveURL('/rentals?has_kitchen=true');
  await page.getByLabel(text(siteLocale, 'units', 'airConditioning')).selectOption('true');
  await expect(page).toHaveURL('/rentals?has_ac=true&has_kitchen=true');
  const query = { has_ac: true, has_kitchen: true };
  const both = await ask(client.GET('/public/rentals/list', { params: { query } }));
  await expect(cards(page)).toHaveText(both.data.map(({ title }) => title[siteLocale]));
});

test('the second page of blogs opens by its address', async ({ page, siteLocale, apiUrl }) => {
  const second = await ask(clientOf(apiUrl).GET('/public/blogs/list', { params: { query: { page: 2 } } }));
  await page.goto('/blogs?page=2');
  await expect(cards(page)).toHaveText(second.data.map(({ title }) => title[siteLocale]));
});

test('nonsense in the address is ignored', async ({ page, siteLocale, apiUrl }) => {
  const all = await ask(clientOf(apiUrl).GET('/public/projects/list'));
  await page.goto('/projects?page=-3&status_id=Draft&orderBy=%3Cscript%3E&desc=maybe&x=1');
  await expect(cards(page)).toHaveText(all.data.map(({ name }) => name[siteLocale]));
});

test('drafts are in no list', async ({ page, db }) => {
  const drafts = await db<{ name: { ar: string; en: string } }>(
    "select name from projects where status = 'Draft'",
  );
  expect(drafts.length).toBeGreaterThan(0);
  await page.goto('/projects');
  await expect(cards(page).first()).toBeVisible();
  for (const { name } of drafts) {
    await expect(page.getByText(name.ar)).toHaveCount(0);
    await expect(page.getByText(name.en)).toHaveCount(0);
  }
});

test('drafts are not in the sitemap, and every address names its English twin', async ({ request, db }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const projects = await db<{ slug: string; status: string }>('select slug, status from projects');
  const built = projects.filter(({ slug }) => slug !== lateProject.slug);
  for (const { slug, status } of built) {
    const listed = sitemap.includes(`/projects/detail/${slug}<`);
    expect(listed, slug).toBe(status !== 'Draft');
  }
  expect(sitemap).toMatch(/hreflang="en-US" href="[^"]*\/en\/about"/);
  expect(sitemap).not.toContain('/404');
});
