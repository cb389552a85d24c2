import type { Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { findHarm } from '../support/hostile-organization';
import { text } from '../support/texts';

// Some pages respond with 404, and URLs of pictures in these responses may be malformed.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes objects, texts, lists and numbers to other types. Ids stay, so that the site can match the records. */
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

/** Changes the optional fields of a profile, the first record of a list, and all fields of a project. */
function corruptResponse(answer: Fields): Fields {
  const { data } = answer;
  if (Array.isArray(data)) {
    return { ...answer, data: data.map((row: Fields, at) => (at === 0 ? changeFieldTypes(row) : row)) };
  }
  if (!isObject(data)) return answer;
  const { name, plugins } = data;
  const unchanged = plugins === undefined ? {} : { name, plugins };
  return { ...answer, data: { ...changeFieldTypes(data), ...unchanged } };
}

async function fulfillCorrupted(route: Route): Promise<void> {
  const response = await route.fetch();
  const isJson = /json/.test(response.headers()['content-type'] ?? '');
  if (!isJson || !response.ok()) return route.fulfill({ response });
  await route.fulfill({ response, json: corruptResponse((await response.json()) as Fields) });
}

// The contract allows no such response; a proxy or a later version might send it.
test('malformed responses leave every page as it was built @ar-phone @10.3', async ({
  page,
  apiUrl,
  siteLocale,
}) => {
  const bodies = [
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
    const body = bodies[index] ?? '';
    await test.step(`${path} stays as it was built`, async () => {
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
        // A second page without data has only the link to the first.
        const links = path.includes('page=2') ? 0 : 3;
        await expect(page.getByRole('main').getByRole('link').nth(links), path).toBeVisible();
      }
      expect(await findHarm(page), path).toEqual([]);
      await page.unroute(`${apiUrl}/**`);
    });
  }

  await test.step('a project with such a response is not said to be missing', async () => {
    await page.route(`${apiUrl}/**/projects/nonsense*`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: '{}',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto('/projects/detail/nonsense');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text(siteLocale, 'common', 'error.unexpected'),
    );
  });
});

// The contract allows no such response; a later version might send it.
test('fields of the wrong type leave every kind of page readable, with the data of the build @ar-phone', async ({
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
      // The phone number of the build, because that of the response is not a string.
      await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
      expect(await findHarm(page)).toEqual([]);
    });
  }
});
