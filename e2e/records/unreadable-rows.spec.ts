import type { Page } from '@playwright/test';
import { createClient, demoProject, demoProjectPath, expectData, fetchProject } from '../support/api';
import { fieldByName, openForm } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { responseOf } from '../support/page';
import { homeRows } from '../support/search';
import { text } from '../support/texts';
import { unitsSection } from '../support/units';

// A row that nobody can read is unknown, not withdrawn.
for (const { kind, list, path, key } of [
  { kind: 'blogs', list: '/blogs', path: '/blogs/rent-or-buy', key: 'rent-or-buy' },
  { kind: 'rentals', list: '/rentals', path: '/rentals/rnt-2001', key: 'rnt-2001' },
] as const) {
  for (const [what, title] of [
    ['does not fit the contract', 7],
    ['has nothing to see in its title', { ar: ' ', en: '\u200B' }],
  ] as const) {
    test(`${path} stays while its row ${what} @ar-phone @10.4`, async ({ page, apiUrl, siteLocale }) => {
      await page.route(`${apiUrl}/**/${kind}/list*`, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { id: string; slug?: string }[] };
        const data = answer.data.map((row) => ((row.slug ?? row.id) === key ? { ...row, title } : row));
        await route.fulfill({ response, json: { ...answer, data } });
      });
      for (const address of [path, list, path]) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(heading).not.toHaveText(text(siteLocale, kind, 'removed.title'));
      }
      await expect(page.getByRole('main')).not.toContainText(text(siteLocale, kind, 'removed.title'));
    });
  }
}

for (const [what, broken] of [
  ['its number of homes is a word', { available_units: 'many' }],
  ['its name is a number', { name: { ar: 42, en: 42 } }],
  ['its status is a number', { status: 3 }],
] as const) {
  test(`a project stays in its list, on the map and in a search while ${what} @ar-phone @10.4`, async ({
    page,
    apiUrl,
    siteLocale,
  }) => {
    const { name, slug } = await fetchProject(apiUrl);
    await page.route(`${apiUrl}/**/projects/list*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { slug: string }[] };
      const data = answer.data.map((row) => (row.slug === slug ? { ...row, ...broken } : row));
      await route.fulfill({ response, json: { ...answer, data } });
    });
    await page.route(`${apiUrl}/**/projects/apartments`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as { groups?: { project: { slug: string } }[] };
      const groups = answer.groups?.map(({ project, ...group }) => ({
        ...group,
        project: project.slug === slug ? { ...project, ...broken } : project,
      }));
      await route.fulfill({ response, json: { ...answer, groups } });
    });
    for (const [address, call] of [
      ['/projects', 'projects/list'],
      ['/projects?view=map', 'projects/list'],
      ['/projects?available_only=true', 'projects/apartments'],
    ] as const) {
      const answered = responseOf(page, call);
      await page.goto(address);
      await answered;
      await page.waitForLoadState('networkidle');
      const link = page.getByRole('main').locator(`a[href*='/projects/detail/${slug}']`).first();
      await expect(link, address).toContainText(name[siteLocale]);
    }
    await page.goto('/maintenance');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('option', { name: name[siteLocale], exact: true })).toBeAttached();
  });
}

test('an option of a form stays while nobody can read it @ar-phone @10.4', async ({
  page,
  apiUrl,
  siteLocale,
}) => {
  const { data: cities } = await expectData(
    createClient(apiUrl).GET('/public/lookups/{category}', { params: { path: { category: 'cities' } } }),
  );
  const [first] = cities;
  await page.route(`${apiUrl}/**/lookups/cities`, async (route) => {
    const response = await route.fetch();
    const [broken, ...others] = ((await response.json()) as { data: object[] }).data;
    await route.fulfill({ response, json: { data: [{ ...broken, label: 42 }, ...others] } });
  });
  const answered = responseOf(page, 'lookups/cities');
  const area = await openForm(page, '/intrest');
  await fieldByName(area, siteLocale, 'full_name').focus();
  await answered;
  await page.waitForLoadState('networkidle');
  const options = fieldByName(area, siteLocale, 'location').getByRole('option');
  await expect(options.filter({ hasText: first?.label[siteLocale] ?? 'none' })).toHaveCount(1);
  await expect(options).toHaveCount(cities.length + 1);
});

test('a unit that does not fit the contract stays where the build knew it @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { buildings } = await fetchProject(apiUrl);
  const [building] = buildings;
  if (!building) throw new Error('The project has no building');
  await page.route(`${apiUrl}/**/projects/${demoProject}*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { buildings: { units: { state: string }[] }[] } };
    const [first] = answer.data.buildings[0]?.units ?? [];
    if (first) first.state = 'haunted';
    await route.fulfill({ response, json: answer });
  });
  const answered = responseOf(page, `projects/${demoProject}`);
  await page.goto(demoProjectPath);
  await answered;
  await page.waitForLoadState('networkidle');
  await unitsSection(page).getByRole('tab', { name: building.name[siteLocale] }).click();
  await expect(unitsSection(page).getByRole('grid').getByRole('gridcell')).toHaveCount(building.units.length);
});

/** The answer with every price and rent as a text. */
const withPricesAsText = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    /^(?:price|price_from|annual_rent)$/.test(name) && typeof value === 'number' ? String(value) : value,
  );

/** Prices of the page, smallest first. */
const pricesOn = async (page: Page) =>
  ((await page.getByRole('main').textContent()) ?? '').match(/[\d٠-٩]{1,3}(?:[,٬][\d٠-٩]{3})+/g)?.sort();

// Of a project that no other test changes.
for (const { what, path, call } of [
  { what: 'a project', path: '/projects/detail/alnarjis-residence', call: 'projects/alnarjis-residence' },
  { what: 'its units', path: '/projects/detail/alnarjis-residence?rooms=3', call: 'projects/apartments' },
  { what: 'the list of rentals', path: '/rentals', call: 'rentals/list' },
  { what: 'the list of projects', path: '/projects', call: 'projects/list' },
  { what: 'what a search finds', path: '/projects?rooms=3&price_max=9000000', call: 'projects/apartments' },
  { what: 'the home page', path: '/', call: 'projects/latest' },
]) {
  test(`prices of ${what} stay while they come as texts @ar-phone @10.4`, async ({ page, apiUrl }) => {
    const pricesOnceAnswered = async () => {
      await page.goto('about:blank');
      const answered = responseOf(page, call);
      await page.goto(path);
      if (what === 'its units') await unitsSection(page).scrollIntoViewIfNeeded();
      await answered;
      // A search that cannot read an answer asks for everything.
      if (path.includes('price_max')) await expect(homeRows(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      return pricesOn(page);
    };
    const before = await pricesOnceAnswered();
    expect(before?.length).toBeGreaterThan(0);
    await page.route(`${apiUrl}/**/public/${call}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withPricesAsText(await response.json()) });
    });
    expect(await pricesOnceAnswered()).toEqual(before);
  });
}

test('a title in one language stands for the other one @ar-phone', async ({ page, apiUrl, siteLocale }) => {
  const other = siteLocale === 'ar' ? 'en' : 'ar';
  await page.route(`${apiUrl}/**/blogs/list*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { slug: string }[] };
    const title = { ar: '\u200B', en: '\u200B', [other]: 'One title only' };
    const data = answer.data.map((row) => (row.slug === 'rent-or-buy' ? { ...row, title } : row));
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.goto('/blogs/rent-or-buy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One title only');
});
