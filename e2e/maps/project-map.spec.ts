import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, openFilters, showResultsButton } from '../support/lists';
import { dragByTouch, mockTiles, tileUrl } from '../support/map';
import { mapLink, marker, readProjects, rows, theMap } from '../support/project-map';
import { text } from '../support/texts';

test('the map of all projects is loaded only on request, and its list says the same @ar-phone @12.8', async ({
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

test('a row shows its project on the map, a marker its row, and both lead to the project, also by keyboard @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await mockTiles(page);
  // A test presses the next row while the page still scrolls to the map; a person does not.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
    // One that is published after the build is at the same place as another, and shares its marker.
    const marker = map.getByRole('button', { name: new RegExp(`(?:^|: |، |, )${index + 1}\\. `) });
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await expect(marker).toBeInViewport();
  }

  await test.step('projects that are too near to each other share a marker, which zooms in', async () => {
    await page.reload({ waitUntil: 'networkidle' });
    const shared = map.getByRole('button', { name: /: 1\. / });
    const zoomOut = map.getByRole('button', { name: text(siteLocale, 'projects', 'map.zoomOut') });
    await expect(zoomOut).toBeVisible();
    await expect(async () => {
      if (!(await shared.isVisible())) await zoomOut.click();
      await expect(shared).toBeVisible({ timeout: 1000 });
    }).toPass();
    await shared.focus();
    const own = map.getByRole('button', { name: /^1\. / });
    // Of many, some may share a marker again.
    await expect(async () => {
      if (!(await own.isVisible())) await page.keyboard.press('Enter');
      await expect(own).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(map.locator(':focus')).toHaveCount(1);
  });

  const slides = await map.locator('.leaflet-map-pane').evaluateHandle((pane) => {
    const seen: string[] = [];
    new MutationObserver(() => {
      if (pane.classList.contains('leaflet-pan-anim')) seen.push(pane.className);
    }).observe(pane, { attributeFilter: ['class'] });
    return seen;
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
  await expect(popup.getByRole('link')).toBeVisible();
  expect(await slides.jsonValue(), 'less motion: the map comes into view at once').toEqual([]);
  await popup.getByRole('link').click();
  await expect(page).toHaveURL(/\/projects\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL('/projects?view=map');
  await expect(map).toBeVisible();
});

test('the map shows what the filters of the address leave, and stays open when they change @ar-phone', async ({
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

test('without its pictures the map still says where the projects are, and how far apart @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await page.route(tileUrl, (route) => route.abort());
  await page.goto('/projects?view=map');
  const map = theMap(page, siteLocale);
  const placed = map.locator('.leaflet-places-pane');
  const cities = new Set((await readProjects(apiUrl)).map(({ city }) => city[siteLocale]));
  for (const city of cities) await expect(placed.getByText(city).first()).toBeVisible();
  const distance = map.getByText(/^\d+ (?:كم|km)$/);
  await expect(distance).toBeVisible();
  const far = await distance.textContent();
  await map.getByRole('button', { name: text(siteLocale, 'projects', 'map.zoomIn') }).click();
  await expect(distance).not.toHaveText(far ?? '');
});

test('at 360 px the page scrolls past the map, nothing is wider than the screen @ar-phone', async ({
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
