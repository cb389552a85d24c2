import { fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

test('projects, rentals and articles are found while typing, by words of their descriptions, in any spelling @12.10', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/blogs');
  const index = page.waitForResponse(/search-index\.json$/);
  const field = page.getByRole('searchbox', { name: text(siteLocale, 'lists', 'search.label') });
  await field.focus();
  await index;
  const results = page.getByRole('list', { name: text(siteLocale, 'lists', 'search.results') });
  for (const [typed, address] of [
    ['حَدائق الياسمين', '/projects/detail/alyasmin-gardens'],
    ['ياسمين', '/projects/detail/alyasmin-gardens'],
    ['الربوه', '/projects/detail/alrabwa-heights'],
    ['yasmin', '/projects/detail/alyasmin-gardens'],
    ['ضريبه', '/blogs/real-estate-transaction-tax'],
    ['موقفان في القبو', '/rentals/rnt-2002'],
    ['vertical sunshades angle', '/projects/detail/alrabwa-heights'],
    ['basement parking', '/rentals/rnt-2002'],
    ['parking terrace', '/rentals/rnt-2002'],
    ['مؤثثة', '/rentals/rnt-2005'],
    ['furnished', '/rentals/rnt-2005'],
  ] as const) {
    await field.fill(typed);
    await expect(results.getByRole('link').and(page.locator(`[href="${address}"]`)), typed).toBeVisible();
  }
});

test('the index is fetched only for a search', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/projects', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('search-index'))).toEqual([]);
});

test('results are announced, navigated with arrows, opened with Enter and closed with Escape @10.20', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  const name = project.name[siteLocale];
  await page.goto('/projects');
  const field = page.getByRole('searchbox');
  await field.fill(name);
  const box = page.getByRole('search');
  await expect(box.locator('[aria-live="polite"]')).not.toBeEmpty();
  await page.keyboard.press('ArrowDown');
  await expect(box.getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box.getByRole('link')).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.fill(`${name} `);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/detail/alyasmin-gardens');
});

test('a search without results says so, and so does an unavailable search', async ({
  page,
  siteLocale,
  consoleGuard,
}) => {
  await page.goto('/rentals');
  const field = page.getByRole('searchbox');
  await field.fill('قصر طائر');
  await expect(page.getByText(text(siteLocale, 'lists', 'search.noResults'))).toBeVisible();

  consoleGuard.allow(/search-index|Failed to load/);
  await page.route(/search-index\.json$/, (route) => route.abort());
  await page.reload();
  await page.getByRole('searchbox').fill('yasmin');
  await expect(page.getByText(text(siteLocale, 'lists', 'search.unavailable')).last()).toBeVisible();
});

test('the search has an address, which shows what is found, also after Back from a result @11.10', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  const name = project.name[siteLocale];
  await page.goto(`/projects?q=${encodeURIComponent(name)}`);
  const field = page.getByRole('searchbox');
  const result = page.getByRole('search').getByRole('link', { name });
  await expect(field).toHaveValue(name);
  await expect(result).toBeVisible();
  const projects = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(projects).not.toHaveCount(0);
  await field.fill(name.slice(0, -1));
  await result.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(field).toHaveValue(name.slice(0, -1));
  await expect(result).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result).toHaveCount(0);
});

test('an address that searches for nothing, or for too much, is a list like any other @11.10', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/blogs?q=');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goto(`/blogs?q=${'%D8%B4'.repeat(300)}`);
  await expect(page.getByRole('searchbox')).toHaveValue('ش'.repeat(80));
  await expect(page.getByRole('search')).toContainText(text(siteLocale, 'lists', 'search.noResults'));
});
