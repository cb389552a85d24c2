import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, unitLinks, openFilters } from '../support/lists';
import { text } from '../support/texts';

test('a sentence becomes filters that can be changed, what was not understood is said, and Back works @12.1 @12.2', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/blogs');
  await page.goto('/projects');
  const sentence = {
    ar: 'شقة ٤ غرف بالرياض تحت مليون ومئتين مع مسبح',
    en: '4 rooms in Riyadh under 1.2m with a pool',
  }[siteLocale];
  await page.getByRole('textbox', { name: text(siteLocale, 'finder', 'label') }).fill(sentence);
  await page.getByRole('button', { name: text(siteLocale, 'finder', 'find'), exact: true }).click();
  await expect(page).toHaveURL('/projects?rooms=4&price_max=1200000&city=riyadh');
  const word = { ar: 'مسبح', en: 'pool' }[siteLocale];
  const said = text(siteLocale, 'finder', 'ignored').replace('{{words}}', word);
  await expect(page.getByText(said)).toBeVisible();
  const searchLink = page.getByRole('link', {
    name: text(siteLocale, 'finder', 'searchTexts').replace('{{words}}', word),
  });
  await expect(searchLink).toHaveAttribute('href', `/projects?q=${encodeURIComponent(word)}`);
  const city = { ar: 'الرياض', en: 'Riyadh' }[siteLocale];
  await page
    .getByRole('link', { name: text(siteLocale, 'lists', 'remove').replace('{{filter}}', city) })
    .click();
  await expect(page).toHaveURL('/projects?rooms=4&price_max=1200000');
  await page.goBack();
  await expect(page).toHaveURL('/projects?rooms=4&price_max=1200000&city=riyadh');
  await expect(page.getByText(said)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
});

test('a sentence about renting leads to the rentals, and an amount that is no budget is said @12.2', async ({
  page,
  siteLocale,
}) => {
  const find = async (sentence: string) => {
    await page.goto('/projects');
    await page.getByRole('textbox', { name: text(siteLocale, 'finder', 'label') }).fill(sentence);
    await page.getByRole('button', { name: text(siteLocale, 'finder', 'find'), exact: true }).click();
  };
  const said = (key: 'ignored' | 'unfiltered', words: string) =>
    page.getByText(text(siteLocale, 'finder', key).replace('{{words}}', words));

  await find(
    {
      ar: 'شقة غرفتين مفروشة للإيجار تحت 60 ألف',
      en: 'furnished apartment for rent, two bedrooms, under 60k',
    }[siteLocale],
  );
  await expect(page).toHaveURL('/rentals?rooms=2&price_max=60000&furnishing=furnished');
  await expect(said('unfiltered', text(siteLocale, 'finder', 'without.apartment'))).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await find({ ar: 'بيت للإيجار في جدة', en: 'a house for rent in Jeddah' }[siteLocale]);
  await expect(page).toHaveURL('/rentals?city=jeddah');
  await expect(cardTitles(page)).not.toHaveCount(0);

  await find({ ar: '٣ غرف لا تقل عن مليون', en: '3 rooms not under one million' }[siteLocale]);
  await expect(page).toHaveURL('/projects?rooms=3');
  await expect(
    said('ignored', { ar: 'لا تقل عن مليون', en: 'not under one million' }[siteLocale]),
  ).toBeVisible();
});

test('a shared address shows the homes and projects that match, as the API has them @12.1', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const client = createClient(apiUrl);
  const { data: projects } = await expectData(client.GET('/public/projects/list'));
  const { data: units } = await expectData(
    client.POST('/public/projects/apartments', { body: { available_only: true } }),
  );
  const narjis = projects.find(({ slug }) => slug === 'alnarjis-residence');
  const expected = units.filter(
    ({ project_id, total_area }) => project_id === narjis?.id && total_area >= 120,
  );
  expect(expected.length).toBeGreaterThan(0);
  await page.goto('/projects?available_only=true&district=alnarjis&area_min=120');
  await expect(cardTitles(page)).toHaveText([narjis?.name[siteLocale] ?? '']);
  const heading = text(
    siteLocale,
    'finder',
    `matching_${new Intl.PluralRules(siteLocale).select(expected.length)}`,
  ).replace('{{count}}', String(expected.length));
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  const prices = expected.map(({ price }) => price ?? 0).sort((a, b) => a - b);
  const rows = unitLinks(page);
  await expect(rows).toHaveCount(Math.min(6, expected.length));
  await expect(rows.first()).toContainText((prices[0] ?? 0).toLocaleString('en'));
  const district = { ar: 'حي النرجس', en: 'Al Narjis' }[siteLocale];
  await expect(
    page.getByRole('link', { name: text(siteLocale, 'lists', 'remove').replace('{{filter}}', district) }),
  ).toBeVisible();
});

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
  const four = rooms.getByRole('radio', { name: '4' });
  await expect(four).toHaveAccessibleDescription(new RegExp(`^${data.length} `));
  const one = rooms.getByRole('radio', { name: '1' });
  await expect(one).toHaveAccessibleDescription(
    text(siteLocale, 'finder', siteLocale === 'ar' ? 'homes_zero' : 'homes_other').replace('{{count}}', '0'),
  );
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
  await expect(unitLinks(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: text(siteLocale, 'lists', 'retry') })).toBeVisible();
});

test('without the file of the build the API answers @12.5', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/finder.json', (route) => route.abort());
  await page.goto('/projects?city=riyadh&rooms=4');
  await expect(cardTitles(page).first()).toBeVisible();
  await expect(unitLinks(page).first()).toBeVisible();
});

test('the code and the file of the finder are fetched only for a search @12.7', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/projects', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.endsWith('/finder.json'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home leads to the projects, where homes are linked by city and by number of rooms @12.6', async ({
    page,
    siteLocale,
  }) => {
    await page.goto('/');
    const finder = page.getByRole('region', { name: text(siteLocale, 'finder', 'links.title') });
    await finder.getByRole('link', { name: { ar: 'الرياض', en: 'Riyadh' }[siteLocale], exact: true }).click();
    const links = page.getByRole('navigation', { name: text(siteLocale, 'finder', 'links.title') });
    await expect(links.getByText(text(siteLocale, 'finder', 'links.rooms'))).toBeVisible();
    await expect(links.getByRole('listitem').filter({ hasText: /\d{3},\d{3}/ })).not.toHaveCount(0);
    await links.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/projects\/detail\//);
  });
});
