import type { Page } from '@playwright/test';
import type { Locale } from '../src/i18n/locales';
import { createClient, expectData } from './support/api';
import { expect, test } from './support/fixtures';
import { cardTitles, openFilters, showResultsButton } from './support/lists';
import { dragByTouch, mapText, mockTiles, tileUrl } from './support/map';
import { text } from './support/texts';

const mapLink = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('link', { name: text(locale, 'projects', 'mapOfProjects.open'), exact: true });
const theMap = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: locale === 'ar' ? /^خريطة فيها/ : /^Map with/ });
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });

/** Projects of the API, newest first. */
async function readProjects(apiUrl: string) {
  const { data } = await expectData(createClient(apiUrl).GET('/public/projects/list'));
  return data;
}

test('the map of all projects is loaded only on request, and its list says the same', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await mockTiles(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/projects', { waitUntil: 'networkidle' });
  const origins = new Set(requested.map((url) => new URL(url).origin));
  expect([...origins].sort()).toEqual([new URL(apiUrl).origin, new URL(page.url()).origin].sort());
  await expect(cardTitles(page).first()).toBeVisible();

  await mapLink(page, siteLocale).click();
  await expect(page).toHaveURL('/projects?view=map');
  const map = theMap(page, siteLocale);
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(requested.some((url) => tileUrl.test(url))).toBe(true);
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(mapLink(page, siteLocale)).toHaveAttribute('aria-current', 'true');
  const projects = await readProjects(apiUrl);
  await expect(rows(page)).toHaveCount(projects.length);
  for (const [index, project] of projects.entries()) {
    const row = rows(page).nth(index);
    await expect(row).toContainText(project.name[siteLocale]);
    await expect(row).toContainText(project.district[siteLocale]);
    await expect(row).toContainText(text(siteLocale, 'projects', `status.${project.status}`));
    if (project.price_from) await expect(row).toContainText(project.price_from.toLocaleString('en-US'));
    if (project.available_units > 0) await expect(row).toContainText(String(project.available_units));
  }

  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(map).toBeHidden();
  await expect(cardTitles(page).first()).toBeVisible();
});

test('a row shows its project on the map, a marker its row, and both lead to the project, also by keyboard', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await mockTiles(page);
  await page.goto('/projects');
  await mapLink(page, siteLocale).click();
  const map = theMap(page, siteLocale);
  const popup = map.locator('.leaflet-popup');
  for (const [index, { name, slug }] of (await readProjects(apiUrl)).entries()) {
    const row = rows(page).nth(index);
    const show = row.getByRole('button');
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(popup.getByRole('link')).toHaveText(name[siteLocale]);
    await expect(popup.getByRole('link')).toHaveAttribute('href', new RegExp(`/projects/detail/${slug}$`));
    await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(`/projects/detail/${slug}$`));
    const marker = map.getByRole('button', { name: new RegExp(`^${index + 1}\\. `) });
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await expect(marker).toBeInViewport();
  }

  await test.step('projects that are too near to each other share a marker, which zooms in', async () => {
    await page.reload();
    const shared = map.getByRole('button', { name: /، 2\. |, 2\. |: 1\. / }).first();
    await shared.focus();
    await page.keyboard.press('Enter');
    await expect(map.getByRole('button', { name: /^1\. / })).toBeVisible();
    await expect(map.locator(':focus')).toHaveCount(1);
  });

  await test.step('a marker is pressed by key, and Escape closes its popup', async () => {
    const marker = map.getByRole('button', { name: /^1\. / });
    await marker.focus();
    await expect(rows(page).first()).toHaveAttribute('data-highlighted', 'true');
    await page.keyboard.press('Enter');
    await expect(rows(page).first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(rows(page).first().getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  });

  await marker(page, siteLocale, 1).click();
  await popup.getByRole('link').click();
  await expect(page).toHaveURL(/\/projects\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL('/projects?view=map');
  await expect(map).toBeVisible();
});

const marker = (page: Page, locale: Locale, number: number) =>
  theMap(page, locale).getByRole('button', { name: new RegExp(`^${number}\\. `) });

test('the map shows what the filters of the address leave, and stays open when they change', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await mockTiles(page);
  const query = { status_id: 'For_Sale' } as const;
  const client = createClient(apiUrl);
  const wanted = await expectData(client.GET('/public/projects/list', { params: { query } }));
  await page.goto('/projects?status_id=For_Sale');
  await mapLink(page, siteLocale).click();
  await expect(page).toHaveURL('/projects?status_id=For_Sale&view=map');
  await expect(cardTitles(page)).toHaveText(wanted.data.map(({ name }) => name[siteLocale]));
  const dialog = await openFilters(page, siteLocale);
  await dialog.getByRole('radio', { name: text(siteLocale, 'projects', 'status.Completed') }).check();
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(page).toHaveURL('/projects?status_id=Completed&view=map');
  const completed = await expectData(
    client.GET('/public/projects/list', { params: { query: { status_id: 'Completed' } } }),
  );
  await expect(cardTitles(page)).toHaveText(completed.data.map(({ name }) => name[siteLocale]));
  await expect(theMap(page, siteLocale)).toBeVisible();
});

test('a shared link opens the map without its pictures, which are loaded when asked for', async ({
  page,
  siteLocale,
}) => {
  await mockTiles(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/projects?view=map', { waitUntil: 'networkidle' });
  const map = theMap(page, siteLocale);
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(map.getByText(mapText(siteLocale, 'privacy'))).toBeVisible();
  expect(requested.filter((url) => tileUrl.test(url))).toEqual([]);
  await map.getByRole('button', { name: text(siteLocale, 'projects', 'mapOfProjects.loadTiles') }).click();
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await page.reload();
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
});

test('when the tiles do not load a note says so, and markers and list are in place', async ({
  page,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.route(tileUrl, (route) => route.abort('internetdisconnected'));
  await page.goto('/projects');
  await mapLink(page, siteLocale).click();
  await expect(page.getByText(mapText(siteLocale, 'tilesMissing'), { exact: true })).toBeVisible();
  await rows(page).first().getByRole('button').click();
  await expect(marker(page, siteLocale, 1)).toHaveAttribute('aria-pressed', 'true');
});

test('while the API is unavailable the map shows the projects as of the build', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await mockTiles(page);
  await page.route(`${apiUrl}/**`, (route) => route.abort());
  await page.goto('/projects?view=map');
  await rows(page).first().getByRole('button').click();
  await expect(marker(page, siteLocale, 1)).toHaveAttribute('aria-pressed', 'true');
});

test('a project without a place is in the list, which says that it is not on the map', async ({
  page,
  siteLocale,
}) => {
  await mockTiles(page);
  await page.route(/\/public\/projects\/list/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { coordinates?: object | null }[] };
    const [first] = body.data;
    if (first) first.coordinates = null;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/projects?view=map');
  const first = rows(page).first();
  await expect(first).toContainText(text(siteLocale, 'projects', 'mapOfProjects.notOnMap'));
  await expect(first.getByRole('button')).toHaveCount(0);
  await expect(rows(page).nth(1).getByRole('button')).toContainText('1');
});

test('at 360 px the page scrolls past the map, nothing is wider than the screen', async ({
  page,
  siteLocale,
  isMobile,
}) => {
  await mockTiles(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/projects');
  await mapLink(page, siteLocale).click();
  const map = theMap(page, siteLocale);
  await expect(map.getByRole('button').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const box = await map.boundingBox();
  const list = await rows(page).first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + 1);
  if (!isMobile) return;
  await map.scrollIntoViewIfNeeded();
  const touched = await map.boundingBox();
  const before = await page.evaluate(() => window.scrollY);
  await dragByTouch(page, 60, (touched?.y ?? 0) + 200, -120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 60);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there, without a link to the map', async ({ page, siteLocale }) => {
    await page.goto('/projects?view=map');
    await expect(cardTitles(page).first()).toBeVisible();
    await expect(mapLink(page, siteLocale)).toBeHidden();
  });
});
