import type { Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { findHarm } from './support/hostile-organization';
import { text } from './support/texts';

// The host does not know every path, and addresses of pictures may be malformed.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names become objects, texts numbers, lists null, numbers texts; ids stay, so that the site knows whom it is about. */
function changeFieldTypes(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'id' || name === 'slug') return [name, value];
      if (Array.isArray(value)) return [name, null];
      if (isObject(value)) return [name, { ar: {}, en: ['x'] }];
      return [name, typeof value === 'number' ? String(value) : 500];
    }),
  );
}

/** A profile loses what may be missing, a list its first row, a project everything. */
function corruptResponse(answer: Fields): Fields {
  const { data } = answer;
  if (Array.isArray(data)) {
    return { ...answer, data: data.map((row: Fields, at) => (at === 0 ? changeFieldTypes(row) : row)) };
  }
  if (!isObject(data)) return answer;
  const { name, plugins } = data;
  const kept = plugins === undefined ? {} : { name, plugins };
  return { ...answer, data: { ...changeFieldTypes(data), ...kept } };
}

async function fulfillCorrupted(route: Route): Promise<void> {
  const response = await route.fetch();
  const isJson = /json/.test(response.headers()['content-type'] ?? '');
  if (!isJson || !response.ok()) return route.fulfill({ response });
  await route.fulfill({ response, json: corruptResponse((await response.json()) as Fields) });
}

// No server of the contract answers so; a proxy, or the next version, might.
test('answers that are none leave every page as it was built @10.3', async ({ page, apiUrl, siteLocale }) => {
  const nonsense = [
    '{}',
    '[]',
    'null',
    '{"data":null}',
    '{"data":[null,{}],"meta":{}}',
    '<h1>Bad gateway</h1>',
  ];
  for (const [index, path] of [
    '/projects',
    '/rentals',
    '/blogs',
    '/',
    '/maintenance',
    '/projects?page=2',
  ].entries()) {
    const body = nonsense[index] ?? '';
    await page.route(`${apiUrl}/**`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body,
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
    await expect(page.getByRole('main'), path).not.toContainText(
      text(siteLocale, 'common', 'error.unexpected'),
    );
    if (path !== '/maintenance') {
      // Of a second page that nobody knows there is nothing but the way back to the first.
      const links = path.includes('page=2') ? 0 : 3;
      await expect(page.getByRole('main').getByRole('link').nth(links), path).toBeVisible();
    }
    expect(await findHarm(page), path).toEqual([]);
    await page.unroute(`${apiUrl}/**`);
  }
  await page.route(`${apiUrl}/**/projects/nonsense`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: '{}',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto('/projects/detail/nonsense');
  // Nobody has said that there is no such project.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text(siteLocale, 'common', 'error.unexpected'),
  );
});

// No server of the contract answers so; the next version might.
test('fields of the wrong type leave every kind of page readable, with what was known', async ({
  page,
  apiUrl,
  siteLocale,
}) => {
  await page.route(`${apiUrl}/**`, fulfillCorrupted);
  const error = page.getByText(text(siteLocale, 'common', 'error.unexpected'));
  for (const path of [
    '/',
    '/about',
    '/projects',
    '/projects/detail/alyasmin-gardens',
    '/projects/share/alyasmin-gardens',
    '/projects/contact/alyasmin-gardens',
    '/rentals',
    '/blogs',
    '/blogs/rent-or-buy',
    '/FAQ',
    '/maintenance',
    '/intrest',
  ]) {
    await test.step(path, async () => {
      const answered = page.waitForResponse(/organizations\/me$/);
      await page.goto(path);
      await answered;
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(error).toHaveCount(0);
      // The sales line of the build, where the answer has a number that is no text.
      await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
      expect(await findHarm(page)).toEqual([]);
    });
  }
});
