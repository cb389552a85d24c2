import { createClient, expectData, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { counted, findButton, searchField, suggestions } from '../support/search';
import { text } from '../support/texts';

test('projects, rentals, districts and articles are suggested while typing, in any spelling @12.10 @12.28', async ({
  page,
}) => {
  await page.goto('/blogs');
  const index = page.waitForResponse(/search-index\.json$/);
  const field = searchField(page);
  await field.pressSequentially('يا');
  await index;
  for (const [typed, address] of [
    ['حَدائق الياسمين', '/projects/detail/alyasmin-gardens'],
    ['yasmin gardens', '/projects/detail/alyasmin-gardens'],
    ['الربوه', '/projects/detail/alrabwa-heights'],
    ['ضريبه', '/blogs/real-estate-transaction-tax'],
    ['موقفان في القبو', '/rentals/rnt-2002'],
    ['vertical sunshades angle', '/projects/detail/alrabwa-heights'],
    ['parking terrace', '/rentals/rnt-2002'],
  ] as const) {
    await field.fill(typed);
    const suggested = suggestions(page).and(page.locator(`[data-href="${address}"]`));
    await expect(suggested, typed).toBeVisible();
    expect(await suggestions(page).count(), typed).toBeLessThanOrEqual(6);
  }
  await field.fill('ربو');
  await expect(suggestions(page).and(page.locator('[data-href="/projects?district=alrabwa"]'))).toBeVisible();
});

test('a sentence is suggested in the words of its conditions, with what it would find @12.10 @12.28', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { meta } = await expectData(
    createClient(apiUrl).POST('/public/projects/apartments', {
      body: { rooms: [3], city: 'riyadh', view: 'summary' },
    }),
  );
  await page.goto('/');
  await searchField(page).fill({ ar: '3 غرف في الرياض', en: '3 rooms in Riyadh' }[siteLocale]);
  const sentence = suggestions(page).first();
  await expect(sentence).toContainText(counted(siteLocale, 'homes', meta.units ?? 0));
  await sentence.click();
  await expect(page).toHaveURL('/projects?rooms=3&city=riyadh');
});

test('the index and the code of suggestions are fetched only for who types', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/projects', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /search-index|\/homes\//.test(url))).toEqual([]);
});

test('suggestions are announced, chosen with arrows and Enter, and closed with Escape; the focus stays in the field @10.20', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  const name = project.name[siteLocale];
  await page.goto('/projects');
  const field = searchField(page);
  await field.fill(name);
  await expect(suggestions(page).first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\S/);
  const chosen = suggestions(page).and(page.locator('[aria-selected="true"]'));
  const wanted = suggestions(page).and(page.locator('[data-href="/projects/detail/alyasmin-gardens"]'));
  await expect(wanted).toBeVisible();
  const moveTo = async () => {
    for (let step = 0; step < 7 && (await wanted.getAttribute('aria-selected')) !== 'true'; step += 1)
      await page.keyboard.press('ArrowDown');
  };
  await moveTo();
  await expect(chosen).toContainText(name);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '-');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue(name);
  await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeVisible();
  await moveTo();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/detail/alyasmin-gardens');
});

test('words that are no condition find texts, at an address that Back returns to; what finds nothing says so @11.10', async ({
  page,
  siteLocale,
  consoleGuard,
}) => {
  await page.goto('/rentals');
  await searchField(page).fill({ ar: 'ضريبة', en: 'tax' }[siteLocale]);
  await findButton(page, siteLocale).click();
  await expect(page).toHaveURL(/\/projects\?q=/);
  const article = page.getByRole('main').locator('a[href="/blogs/real-estate-transaction-tax"]').first();
  await expect(article).toBeVisible();
  await article.click();
  await expect(page).toHaveURL('/blogs/real-estate-transaction-tax');
  await page.goBack();
  await expect(article).toBeVisible();
  await expect(searchField(page)).toHaveValue({ ar: 'ضريبة', en: 'tax' }[siteLocale]);

  const nothing = 'قصر طائر';
  await page.goto(`/projects?q=${encodeURIComponent(nothing)}`);
  await expect(
    page.getByText(text(siteLocale, 'search', 'texts.none').replace('{{words}}', nothing)),
  ).toBeVisible();

  consoleGuard.allow(/search-index|Failed to load/);
  await page.route(/search-index\.json$/, (route) => route.abort());
  await page.goto('/projects?q=yasmin');
  await expect(page.getByText(text(siteLocale, 'search', 'texts.unavailable'))).toBeVisible();
});

test('an address that searches for nothing is a list like any other @11.10', async ({ page }) => {
  await page.goto('/projects?q=&find=%20');
  await expect(searchField(page)).toHaveValue('');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
});
