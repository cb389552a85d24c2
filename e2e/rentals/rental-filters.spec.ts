import { createClient, demoOrganizationKey, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, openFilters, showResultsButton } from '../support/lists';
import { text } from '../support/texts';

test('rentals are filtered by air conditioning and kitchen, and paged by links @en-desktop @2.12 @3.20 @7.23', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const client = createClient(apiUrl);
  const second = await expectData(client.GET('/public/rentals/list', { params: { query: { page: 2 } } }));
  await page.goto('/rentals');
  await page.getByRole('link', { name: text(siteLocale, 'common', 'pagination.next') }).click();
  await expect(page).toHaveURL('/rentals?page=2');
  await expect(cardTitles(page)).toHaveText(second.data.map(({ title }) => title[siteLocale]));

  const dialog = await openFilters(page, siteLocale);
  for (const key of ['hasAc', 'hasKitchen'] as const)
    await dialog.getByRole('switch', { name: text(siteLocale, 'conditions', key) }).check();
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(page).toHaveURL('/rentals?has_ac=true&has_kitchen=true');
  const query = { has_ac: true, has_kitchen: true };
  const both = await expectData(client.GET('/public/rentals/list', { params: { query } }));
  await expect(cardTitles(page)).toHaveText(both.data.map(({ title }) => title[siteLocale]));
  const ac = text(siteLocale, 'conditions', 'hasAc');
  await page
    .getByRole('link', { name: text(siteLocale, 'lists', 'remove').replace('{{filter}}', ac) })
    .click();
  await expect(page).toHaveURL('/rentals?has_kitchen=true');
});

test('rentals are filtered by availability and equipment, and sorted, in the dialog @en-desktop @2.95 @2.99 @3.19', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const query = { status_id: 'available', has_ac: true, orderBy: 'annual_rent', desc: false } as const;
  const wanted = await expectData(createClient(apiUrl).GET('/public/rentals/list', { params: { query } }));
  await page.goto('/rentals');
  const dialog = await openFilters(page, siteLocale);
  await dialog.getByRole('switch', { name: text(siteLocale, 'conditions', 'availableOnly') }).check();
  await dialog.getByRole('switch', { name: text(siteLocale, 'conditions', 'hasAc') }).check();
  await dialog.getByRole('radio', { name: text(siteLocale, 'rentals', 'sort.cheapest') }).check();
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(page).toHaveURL('/rentals?orderBy=annual_rent&desc=false&status_id=available&has_ac=true');
  await expect(cardTitles(page)).toHaveText(wanted.data.map(({ title }) => title[siteLocale]));
});

test('the filter by rooms shows the rentals with that number of rooms @en-desktop @2.96', async ({
  page,
  siteLocale,
  db,
}) => {
  const all = await db<{ title: Record<'ar' | 'en', string>; rooms: number }>(
    `select title, rooms from rentals
     where organization_id = (select id from organizations where key = $1)
     order by annual_rent, id`,
    [demoOrganizationKey],
  );
  const matching = all.filter(({ rooms }) => rooms === 2);
  expect(matching.length).toBeGreaterThan(0);
  expect(matching.length).toBeLessThan(all.length);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/public/rentals/list')) requested.push(...searchParams.keys());
  });
  await test.step('the filter is chosen in the dialog', async () => {
    await page.goto('/rentals?orderBy=annual_rent&desc=false');
    const dialog = await openFilters(page, siteLocale);
    const rooms = dialog.getByRole('group', { name: text(siteLocale, 'conditions', 'legend.rooms') });
    await rooms.getByRole('checkbox', { name: '2' }).check();
    await dialog.getByRole('button', { name: showResultsButton }).click();
    await expect(page).toHaveURL('/rentals?orderBy=annual_rent&desc=false&rooms=2');
    await expect(cardTitles(page)).toHaveText(matching.slice(0, 12).map(({ title }) => title[siteLocale]));
    // The list is requested with its own parameters only.
    const parameters = ['page', 'orderBy', 'desc', 'status_id', 'has_ac', 'has_kitchen'];
    expect(requested.filter((name) => !parameters.includes(name))).toEqual([]);
  });

  await test.step('its tag removes it', async () => {
    const tag = text(siteLocale, 'lists', 'remove').replace(
      '{{filter}}',
      text(siteLocale, 'conditions', siteLocale === 'ar' ? 'rooms.count_two' : 'rooms.count_other').replace(
        '{{count}}',
        '2',
      ),
    );
    await page.getByRole('link', { name: tag }).click();
    await expect(page).toHaveURL('/rentals?orderBy=annual_rent&desc=false');
  });
});
