import { locales } from '../../src/i18n/locales';
import { demoProjectPath, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import {
  dragByTouch,
  mapText,
  mockTiles,
  nearby,
  openMap,
  places,
  showButton,
  tileUrl,
} from '../support/map';

test('the map is loaded only on request, and its markers have the numbers of the list @ar-phone @2.69', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await mockTiles(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(demoProjectPath, { waitUntil: 'networkidle' });
  const drawing = nearby(page).getByRole('img');
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  const origins = new Set(requested.map((url) => new URL(url).origin));
  expect([...origins].sort()).toEqual([new URL(apiUrl).origin, new URL(page.url()).origin].sort());
  const first = requested.length;

  const map = await openMap(page, siteLocale, apiUrl);
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(requested.slice(first).some((url) => tileUrl.test(url))).toBe(true);
  await expect(drawing).toBeHidden();
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  for (const key of ['zoomIn', 'zoomOut'] as const) {
    await expect(map.getByRole('button', { name: mapText(siteLocale, key) })).toBeVisible();
  }
  const { nearby_services } = await fetchProject(apiUrl);
  const sorted = [...nearby_services].sort((a, b) => a.distance - b.distance);
  for (const [index, { name }] of sorted.entries()) {
    await expect(places(page).nth(index)).toContainText(name[siteLocale]);
    await expect(places(page).nth(index)).toContainText(String(index + 1));
    await expect(map.getByRole('button', { name: name[siteLocale] })).toHaveAccessibleName(
      new RegExp(`^${index + 1}\\. .*\\d`),
    );
  }

  await nearby(page)
    .getByRole('button', { name: mapText(siteLocale, 'hide') })
    .click();
  await expect(map).toBeHidden();
  await expect(drawing).toBeVisible();
  await expect(showButton(page, siteLocale)).toBeFocused();
});

test('a place selected in the list is selected on the map and vice versa, also by keyboard @ar-phone @2.69', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await mockTiles(page);
  await page.goto(demoProjectPath);
  const map = await openMap(page, siteLocale, apiUrl);
  const marker = (number: number) => map.getByRole('button', { name: new RegExp(`^${number}\\.`) });
  const entry = (number: number) =>
    places(page)
      .nth(number - 1)
      .getByRole('button');
  const popup = map.locator('.leaflet-popup');
  const names = await places(page).getByRole('button').allInnerTexts();

  await entry(8).click();
  await expect(entry(8)).toHaveAttribute('aria-pressed', 'true');
  await expect(marker(8)).toHaveAttribute('aria-pressed', 'true');
  await expect(marker(8)).toBeInViewport();
  await expect(popup).toContainText(names[7]?.split(/[,،\n]/)[0] ?? 'no name');

  await marker(1).focus();
  await page.keyboard.press('Enter');
  await expect(entry(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(entry(8)).toHaveAttribute('aria-pressed', 'false');
  await expect(popup).toContainText(names[0]?.split(/[,،\n]/)[0] ?? 'no name');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(entry(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(marker(1)).toBeFocused();
});

for (const isMobile of [true, false]) {
  test.describe('what moves the page @ar-phone', () => {
    test.use({ isMobile, hasTouch: isMobile });

    test(`${isMobile ? 'touch' : 'wheel'} over the map scrolls the page`, async ({
      page,
      siteLocale,
      apiUrl,
    }) => {
      await mockTiles(page);
      await page.goto(demoProjectPath);
      const map = await openMap(page, siteLocale, apiUrl);
      await map.scrollIntoViewIfNeeded();
      const box = await map.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 200];
      const before = await page.evaluate(() => window.scrollY);
      if (isMobile) await dragByTouch(page, x, y, -120);
      else await page.mouse.move(x, y).then(() => page.mouse.wheel(0, 120));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 60);
    });
  });
}

test('the map is no wider than a screen of 320 px, and the drawing replaces it in print @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await mockTiles(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(demoProjectPath);
  const map = await openMap(page, siteLocale, apiUrl);
  await places(page).nth(7).getByRole('button').click();
  await expect(map.locator('.leaflet-popup')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.emulateMedia({ media: 'print' });
  await expect(map).toBeHidden();
  await expect(nearby(page).getByRole('img')).toBeVisible();
});

test('the drawing is also shown after client-side navigation, in the chosen language @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { name, slug } = await fetchProject(apiUrl);
  const target = siteLocale === 'ar' ? 'en' : 'ar';
  const drawing = nearby(page).getByRole('img');
  await page.goto('/projects');
  await page.locator(`main a[href$="/detail/${slug}"]`).first().click();
  await expect(page).toHaveURL(demoProjectPath);
  await expect(drawing).toHaveAccessibleName(new RegExp(name[siteLocale]));
  await page.reload();
  await expect(drawing).toContainText(mapText(siteLocale, 'north'));
  await page.getByRole('button', { name: locales[target].name }).click();
  await expect(drawing).toContainText(mapText(target, 'north'));
  await expect(drawing).toHaveAccessibleName(new RegExp(name[target]));
});

test('a map rendered again in the other language responds to clicks @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const target = siteLocale === 'ar' ? 'en' : 'ar';
  await mockTiles(page);
  await page.goto(demoProjectPath);
  await openMap(page, siteLocale, apiUrl);
  await page.getByRole('banner').getByRole('button', { name: locales[target].name }).click();
  const map = nearby(page).getByRole('group', { name: mapText(target, 'label').split('{{')[0] });
  await map.getByRole('button', { name: /^1\./ }).click();
  await expect(places(page).first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript @ar-phone', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing, its list and the directions are shown, without buttons @2.69', async ({
    page,
    siteLocale,
    apiUrl,
  }) => {
    const { coordinates, nearby_services } = await fetchProject(apiUrl);
    await page.goto(demoProjectPath);
    await expect(nearby(page).getByRole('img')).toBeVisible();
    await expect(places(page)).toHaveCount(nearby_services.length);
    const directions = nearby(page).getByRole('link', { name: mapText(siteLocale, 'directions') });
    await expect(directions).toHaveAttribute(
      'href',
      new RegExp(`destination=${coordinates?.latitude},${coordinates?.longitude}$`),
    );
    await expect(nearby(page).getByRole('button')).toHaveCount(0);
  });
});
