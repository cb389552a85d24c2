import { demoProjectPath } from '../support/api';
import { expect, test } from '../support/fixtures';
import { mapText, mockTiles, nearby, openMap, places, showButton, tileUrl } from '../support/map';

test('when the tiles do not load a note says so, and the markers are in place @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.route(tileUrl, (route) => route.abort('internetdisconnected'));
  await page.goto(demoProjectPath);
  const map = await openMap(page, siteLocale, apiUrl);
  await expect(nearby(page).getByText(mapText(siteLocale, 'tilesMissing'), { exact: true })).toBeVisible();
  await map.getByRole('button', { name: /^2\./ }).click();
  await expect(places(page).nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('when the code of the map does not load the drawing stays, and the map can be requested again @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await mockTiles(page);
  await page.goto(demoProjectPath, { waitUntil: 'networkidle' });
  await page.route(/\.js$/, (route) => route.abort());
  await showButton(page, siteLocale).click();
  await expect(nearby(page).getByText(mapText(siteLocale, 'failed'), { exact: true })).toBeVisible();
  await expect(nearby(page).getByRole('img')).toBeVisible();
  await page.unroute(/\.js$/);
  await openMap(page, siteLocale, apiUrl);
  await expect(nearby(page).getByText(mapText(siteLocale, 'failed'), { exact: true })).toBeHidden();
});
