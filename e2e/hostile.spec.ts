/** Hostile answers neither break a page nor run script. What the database takes is really there; the rest is altered. */
import type { Page } from '@playwright/test';
import { both, expect, harmOn, readableName, test } from './support/hostile';
import { spoilAnswer } from './support/spoiled';
import { cards } from './support/lists';
import { text } from './support/texts';

// The host does not know the projects of this company, and the addresses of its pictures lead nowhere.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

/** The page as it is, and as narrow as a phone. */
async function expectHarmless(page: Page) {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  expect(await harmOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await harmOn(page), 'at 390 px').toEqual([]);
  await page.setViewportSize(size);
}

test('a project whose every text and address is hostile reads as words on its page, to be shared and to be asked about @10.2 @10.6 @10.8', async ({
  page,
  hostile: { slug },
  siteLocale,
}) => {
  const word = (key: string) => text(siteLocale, 'projects', key);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/projects/detail/${slug}`);
  await expect(heading).toHaveText(readableName);
  await expect(page).toHaveTitle(new RegExp(readableName.slice(-40)));
  const units = page.locator('section#units');
  await expect(units.getByRole('grid').getByRole('link')).toHaveCount(3);
  // Nothing is given away: a price of nothing is one that nobody entered.
  const notYet = siteLocale === 'ar' ? /لم تُطرح بعد/ : /not on sale yet/i;
  await expect(units.getByRole('grid').getByRole('link', { name: notYet })).toHaveCount(2);
  await expect(page.getByText('920,000').first()).toBeVisible();
  await expect(page.getByRole('link', { name: word('detail.brochure') })).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: text(siteLocale, 'common', 'licence.verify.off_plan') }),
  ).toHaveCount(0);
  await expectHarmless(page);

  await page.goto(`/projects/share/${slug}`);
  await expect(heading).toContainText(readableName);
  const chat = page
    .getByRole('main')
    .getByRole('link', { name: word('share.whatsapp') })
    .first();
  const sent = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(sent).toContain(readableName);
  expect(sent).toMatch(new RegExp(`/projects/detail/${slug}$`));
  await expectHarmless(page);

  await page.goto(`/projects/contact/${slug}`);
  await expect(heading).toContainText(readableName);
  await expectHarmless(page);
});

test('hostile rows of lists, by price too, and a hostile profile read as words @10.2 @10.8', async ({
  page,
  hostile,
  siteLocale,
}) => {
  await page.goto('/projects?orderBy=price_from&desc=true');
  await expect(cards(page)).toHaveText([readableName, hostile.bare]);
  await expect(page.getByText(text(siteLocale, 'projects', 'priceAtLaunch'))).toHaveCount(2);
  await expectHarmless(page);

  await page.goto('/rentals?orderBy=annual_rent');
  await expect(cards(page)).toHaveText([hostile.rentalTitle]);
  await expect(page.getByText(text(siteLocale, 'units', 'rentLater'))).toBeVisible();
  await expectHarmless(page);

  await page.goto('/blogs');
  await expect(cards(page)).toHaveText([readableName]);
  await expectHarmless(page);

  await page.goto('/');
  await expect(page.getByRole('link', { name: readableName.slice(0, 40) }).first()).toBeVisible();
  await expectHarmless(page);
});

test('hostile options of a form are words @10.2', async ({ page, hostile: _, siteLocale }) => {
  await page.goto('/maintenance');
  const types = page.getByRole('combobox', {
    name: text(siteLocale, 'enquiries', 'fields.maintenance_type'),
  });
  await types.focus();
  await expect(types.getByRole('option').nth(1)).toContainText('"><script>window.pwned=1</script>');
  await expectHarmless(page);
});

test('a project with nothing but what the contract asks for is a whole page @10.3', async ({
  page,
  hostile: { bare, bareSlug },
  siteLocale,
}) => {
  await page.goto(`/projects/detail/${bareSlug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bare);
  await expect(page.getByText(text(siteLocale, 'projects', 'priceAtLaunch')).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  const form = page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.project_interest') });
  await expect(form).toBeVisible();
  await expectHarmless(page);
  await page.goto(`/projects/share/${bareSlug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bare);
  await expectHarmless(page);
});

// The database holds no unit without its building, so the answer is altered on its way.
test('a unit of a building that nobody knows leaves everything else and the counts as they are @10.7', async ({
  page,
  hostile: { slug, headers },
  apiUrl,
  siteLocale,
}) => {
  await page.route(`${apiUrl}/**/apartments`, async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    const response = await route.fetch({ headers: headers(request) });
    const answer = (await response.json()) as { data: object[]; meta: object };
    const [first] = answer.data;
    const stray = {
      ...first,
      id: 'stray',
      building_id: 'nowhere',
      building: both('Nowhere'),
      flat_number: 'S1',
    };
    await route.fulfill({ response, json: { ...answer, data: [...answer.data, stray] } });
  });
  const answered = page.waitForResponse(/apartments$/);
  await page.goto(`/projects/detail/${slug}`);
  await answered;
  const tabs = page.locator('section#units').getByRole('tab');
  const known = tabs.filter({ hasText: readableName.slice(0, 20) });
  // Two of its three homes have no price, so they are not on sale yet.
  const available = siteLocale === 'ar' ? /1 متاحة/ : /1 available/;
  await expect(known).toContainText(available);
  await expect(tabs).toHaveCount(2);
  await expect(tabs.last()).toContainText('Nowhere');
  await tabs.last().click();
  await expect(page.locator('section#units').getByRole('grid').getByRole('link')).toHaveCount(1);
  await expectHarmless(page);
});

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
    expect(await harmOn(page), path).toEqual([]);
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
  await page.route(`${apiUrl}/**`, spoilAnswer);
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
      expect(await harmOn(page)).toEqual([]);
    });
  }
});
