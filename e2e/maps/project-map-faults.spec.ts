import { expect, test } from '../support/fixtures';
import { cardTitles } from '../support/lists';
import { mapText, mockTiles, tileUrl } from '../support/map';
import { mapLink, marker, rows, theMap } from '../support/project-map';
import { text } from '../support/texts';

test('a shared link opens the map without its pictures, which are loaded when asked for @ar-phone', async ({
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

test('when the tiles do not load a note says so, and markers and list are in place @ar-phone', async ({
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

test('while the API is unavailable the map shows the projects as of the build @ar-phone', async ({
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

test('a project without a place is in the list, which says that it is not on the map @ar-phone', async ({
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

test.describe('without JavaScript @ar-phone', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there, without a link to the map', async ({ page, siteLocale }) => {
    await page.goto('/projects?view=map');
    await expect(cardTitles(page).first()).toBeVisible();
    await expect(mapLink(page, siteLocale)).toBeHidden();
  });
});
