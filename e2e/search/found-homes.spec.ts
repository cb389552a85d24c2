import type { Page } from '@playwright/test';
import type { components } from '../../src/api-client/generated/schema';
import type { Locale } from '../../src/i18n/locales';
import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, openFilters } from '../support/lists';
import { counted, foundText, homeRows } from '../support/search';
import { text } from '../support/texts';

/** The list, from its count on. */
const results = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: text(locale, 'lists', 'heading') });

type Filter = components['schemas']['ApartmentFilter'];

for (const [query, filter] of [
  [
    'available_only=true&district=alnarjis&area_min=120',
    { available_only: true, district: ['alnarjis'], area_min: 120 },
  ],
  ['rooms=3,4&price_max=1300000&city=riyadh', { rooms: [3, 4], price_max: 1_300_000, city: 'riyadh' }],
] as const satisfies readonly [string, Filter][]) {
  test(`an address shows the homes that match by project, counted and ordered as the API has them (${query}) @12.1 @12.30 @12.31`, async ({
    page,
    siteLocale,
    apiUrl,
  }) => {
    const sorts = [
      ['', 'newest'],
      ['&orderBy=price_from&desc=false', 'price_asc'],
      ['&orderBy=price_per_m2&desc=false', 'price_per_m2_asc'],
      ['&orderBy=total_area&desc=true', 'area_desc'],
      ['&orderBy=handover_date&desc=false', 'handover'],
    ] as const;
    for (const [order, sort] of sorts) {
      const { groups = [], meta } = await expectData(
        createClient(apiUrl).POST('/public/projects/apartments', {
          body: { ...filter, view: 'summary', sort } as Filter,
        }),
      );
      expect(groups.length).toBeGreaterThan(0);
      await page.goto(`/projects?${query}${order}`);
      await expect(results(page, siteLocale).getByRole('status').first()).toHaveText(
        foundText(siteLocale, meta.units ?? 0, meta.total),
      );
      await expect(cardTitles(page)).toHaveText(groups.map(({ project }) => project.name[siteLocale]));
      const homes = groups.flatMap(({ units }) => units);
      await expect(homeRows(page)).toHaveCount(homes.length);
      for (const [index, { price, flat_number, id }] of homes.entries()) {
        const row = homeRows(page).nth(index);
        await expect(row).toContainText(price.toLocaleString('en'));
        await expect(row.getByRole('link')).toContainText(flat_number);
        await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(`/${id}$`));
      }
      for (const { matching, price_from, units } of groups) {
        await expect(page.getByRole('main')).toContainText(price_from.toLocaleString('en'));
        if (matching === units.length) continue;
        await expect(
          page.getByRole('link', { name: counted(siteLocale, 'more', matching - units.length) }).first(),
        ).toBeVisible();
      }
    }
  });
}

test('each choice of the dialog says how much it would bring, and what brings nothing can be chosen @12.3', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { data } = await expectData(
    createClient(apiUrl).POST('/public/projects/apartments', { body: { available_only: true, rooms: [4] } }),
  );
  await page.goto('/projects?available_only=true');
  const dialog = await openFilters(page, siteLocale);
  const rooms = dialog.getByRole('group', { name: text(siteLocale, 'conditions', 'legend.rooms') });
  const four = rooms.getByRole('checkbox', { name: '4' });
  await expect(four).toHaveAccessibleDescription(new RegExp(`^${data.length} `));
  const one = rooms.getByRole('checkbox', { name: '1' });
  await expect(one).toHaveAccessibleDescription(counted(siteLocale, 'homes', 0));
  await one.check();
  await expect(one).toBeChecked();
});

test('while the API is unavailable the homes and projects of the build answer @12.5', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|Failed to load/);
  await page.route(`${apiUrl}/**`, (route) => route.abort());
  await page.goto('/projects?city=riyadh&near=school');
  await expect(cardTitles(page).first()).toBeVisible();
  await expect(homeRows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: text(siteLocale, 'lists', 'retry') })).toBeVisible();
});

test('without the file of the build the API answers @12.5', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/homes/**', (route) => route.abort());
  await page.goto('/projects?city=riyadh&rooms=4');
  await expect(cardTitles(page).first()).toBeVisible();
  await expect(homeRows(page).first()).toBeVisible();
});

test('the code and the files of the search are fetched only for a search @12.7', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/projects', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('/homes/'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home leads to the projects, where homes are linked by city and by number of rooms @12.6', async ({
    page,
    siteLocale,
  }) => {
    await page.goto('/');
    await page.getByRole('main').locator('a[href="/projects"]').first().click();
    const links = page.getByRole('navigation', { name: text(siteLocale, 'search', 'links.title') });
    await expect(links.getByText(text(siteLocale, 'search', 'links.rooms'))).toBeVisible();
    await expect(links.getByRole('listitem').filter({ hasText: /\d{3},\d{3}/ })).not.toHaveCount(0);
    await links.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/projects\/detail\//);
  });
});

test('a home is saved from its row, with what the comparison shows of it @12.1', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/projects?rooms=3');
  const row = homeRows(page).first();
  const address = (await row.getByRole('link').getAttribute('href')) ?? '';
  const save = row.getByRole('button', { name: text(siteLocale, 'units', 'shortlist.add') });
  await save.click();
  await expect(
    row.getByRole('button', { name: text(siteLocale, 'units', 'shortlist.remove') }),
  ).toBeVisible();
  await page.goto('/projects/compare');
  await expect(page.getByRole('table').locator(`a[href="${address}"]`).first()).toBeVisible();
});

test('an API that does not search by itself is read as a whole, and answers the same @12.5', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/422/);
  const { groups = [], meta } = await expectData(
    createClient(apiUrl).POST('/public/projects/apartments', {
      body: { rooms: [3], city: 'riyadh', view: 'summary' },
    }),
  );
  // As version 1.3 of the contract: it refuses members that it does not know.
  await page.route('**/public/projects/apartments', (route) => {
    const body = route.request().postDataJSON() as Filter | null;
    if (!body?.view) return route.continue();
    const problem = { type: 'about:blank', title: 'Unprocessable Content', status: 422 };
    return route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: problem,
    });
  });
  await page.goto('/projects?rooms=3&city=riyadh');
  await expect(results(page, siteLocale).getByRole('status').first()).toHaveText(
    foundText(siteLocale, meta.units ?? 0, meta.total),
  );
  await expect(cardTitles(page)).toHaveText(groups.map(({ project }) => project.name[siteLocale]));
  await expect(homeRows(page)).toHaveCount(groups.flatMap(({ units }) => units).length);
});
