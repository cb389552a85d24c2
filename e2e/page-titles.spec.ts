import { locales } from '../src/i18n/locales';
import { createClient, demoProjectPath, expectData, findUnit } from './support/api';
import { expect, test } from './support/fixtures';
import { allRoutes } from './support/routes';
import { unitSheet } from './support/units';

const inHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('no two pages have the same title or description, in neither language @2.84', async ({
  request,
  apiUrl,
}) => {
  const { data: rentals } = await expectData(createClient(apiUrl).GET('/public/rentals/list'));
  const routes = [...(await allRoutes(apiUrl)), ...rentals.map(({ id }) => `/rentals/${id}`)].filter(
    (route) => route !== '/no-such-page',
  );
  for (const { localePrefix } of Object.values(locales)) {
    const [titles, descriptions] = [new Map<string, string>(), new Map<string, string>()];
    for (const route of new Set(routes)) {
      const html = await (await request.get((localePrefix + route).replace(/(.)\/$/, '$1'))).text();
      const title = inHead(html, /<title[^>]*>([^<]*)</);
      const description = inHead(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/);
      expect(inHead(html, /<meta[^>]*property="og:title"[^>]*content="([^"]*)"/), route).toBe(title);
      expect(title, route).not.toBe('');
      expect(titles.get(title), `${route}: ${title}`).toBeUndefined();
      expect(descriptions.get(description), `${route}: ${description}`).toBeUndefined();
      titles.set(title, route);
      if (description) descriptions.set(description, route);
    }
  }
});

test('the title of the page names the open unit, and the project again after it is closed @2.84', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { project, building, unit } = await findUnit(apiUrl, 'available');
  const name = project.name[siteLocale];
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await expect(sheet).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${unit.flat_number}.*${building.name[siteLocale]}.*${name}`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(new RegExp(`^${name} — `));
});
