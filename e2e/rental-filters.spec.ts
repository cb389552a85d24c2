import type { Locator } from '@playwright/test';
import type { FileKey } from '../src/i18n/text-keys';
import { createClient, demoOrganizationKey, expectData } from './support/api';
import { expect, test } from './support/fixtures';
import { cardTitles, filterButton, openFilters, showResultsButton } from './support/lists';
import { text } from './support/texts';

test('rentals are filtered by air conditioning and kitchen, and paged by links @2.12 @3.20 @7.23', async ({
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

  const toggle = (key: FileKey<'rentals'>) =>
    page.getByRole('main').getByRole('link', { name: text(siteLocale, 'rentals', key), exact: true });
  await toggle('hasKitchen').click();
  await expect(page).toHaveURL('/rentals?has_kitchen=true');
  await expect(toggle('hasKitchen')).toHaveAttribute('aria-current', 'true');
  await toggle('hasAc').click();
  await expect(page).toHaveURL('/rentals?has_ac=true&has_kitchen=true');
  const query = { has_ac: true, has_kitchen: true };
  const both = await expectData(client.GET('/public/rentals/list', { params: { query } }));
  await expect(cardTitles(page)).toHaveText(both.data.map(({ title }) => title[siteLocale]));
  await toggle('hasAc').click();
  await expect(page).toHaveURL('/rentals?has_kitchen=true');
});

test('rentals are filtered by availability and equipment, and sorted, in the dialog @2.95 @2.99 @3.19', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const query = { status_id: 'available', has_ac: true, orderBy: 'annual_rent', desc: false } as const;
  const wanted = await expectData(createClient(apiUrl).GET('/public/rentals/list', { params: { query } }));
  await page.goto('/rentals');
  const dialog = await openFilters(page, siteLocale);
  await dialog.getByRole('switch', { name: text(siteLocale, 'rentals', 'filter.availableOnly') }).check();
  await dialog.getByRole('switch', { name: text(siteLocale, 'rentals', 'hasAc') }).check();
  await dialog.getByRole('radio', { name: text(siteLocale, 'rentals', 'sort.cheapest') }).check();
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(page).toHaveURL('/rentals?orderBy=annual_rent&desc=false&status_id=available&has_ac=true');
  await expect(cardTitles(page)).toHaveText(wanted.data.map(({ title }) => title[siteLocale]));
});

test('the filter by rooms shows the rentals with that number of rooms @2.96', async ({
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
    const rooms = dialog.getByRole('group', { name: text(siteLocale, 'lists', 'rooms.label') });
    await rooms.getByRole('radio', { name: '2' }).check();
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
      text(siteLocale, 'lists', siteLocale === 'ar' ? 'rooms.count_two' : 'rooms.count_other').replace(
        '{{count}}',
        '2',
      ),
    );
    await page.getByRole('link', { name: tag }).click();
    await expect(page).toHaveURL('/rentals?orderBy=annual_rent&desc=false');
  });
});

/** Rentals of the organization as the database holds them, the cheapest first. */
interface StoredRental {
  title: Record<'ar' | 'en', string>;
  rooms: number;
  annual_rent: number;
  district: Record<'ar' | 'en', string> | null;
  parking_spaces: number | null;
  furnishing: string | null;
}

const readRentals = (db: (sql: string, values: unknown[]) => Promise<unknown[]>) =>
  db(
    `select title, rooms, annual_rent, district, parking_spaces, furnishing from rentals
     where organization_id = (select id from organizations where key = $1)
     order by annual_rent, id`,
    [demoOrganizationKey],
  ) as Promise<StoredRental[]>;

const titlesOf = (rentals: readonly StoredRental[], locale: 'ar' | 'en') =>
  rentals.slice(0, 12).map(({ title }) => title[locale]);

test('rentals are filtered by district, rent, parking and furnishing, with counts beside the choices', async ({
  page,
  siteLocale,
  db,
}) => {
  const all = await readRentals(db);
  const inDistrict = all.filter(({ district }) => district?.en === 'Al Narjis');
  const rent = 70_000;
  const matching = inDistrict.filter((one) => one.annual_rent <= rent && (one.parking_spaces ?? 0) > 0);
  expect(matching.length).toBeGreaterThan(0);
  expect(matching.length).toBeLessThan(inDistrict.length);
  await page.goto('/rentals?orderBy=annual_rent&desc=false');
  const dialog = await openFilters(page, siteLocale);
  const narjis = dialog.getByRole('checkbox', { name: siteLocale === 'ar' ? 'حي النرجس' : 'Al Narjis' });
  await expect(narjis).toHaveAccessibleDescription(new RegExp(`^${inDistrict.length} `));
  await narjis.check();
  await dialog.getByRole('switch', { name: text(siteLocale, 'rentals', 'filter.parking') }).check();
  const limit = dialog.getByRole('textbox', { name: text(siteLocale, 'rentals', 'filter.rent') });
  await limit.fill(siteLocale === 'ar' ? '٧٠٠٠٠' : '70,000');
  await expect(dialog.getByRole('button', { name: showResultsButton })).toContainText(
    String(matching.length),
  );
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(page).toHaveURL(
    '/rentals?orderBy=annual_rent&desc=false&district=narjis&price_max=70000&parking=true',
  );
  await expect(cardTitles(page)).toHaveText(titlesOf(matching, siteLocale));

  await test.step('the address alone shows the same, also after a reload', async () => {
    await page.reload();
    await expect(cardTitles(page)).toHaveText(titlesOf(matching, siteLocale));
  });

  await test.step('a tag names the district and removes it', async () => {
    const name = siteLocale === 'ar' ? 'حي النرجس' : 'Al Narjis';
    await page
      .getByRole('link', { name: text(siteLocale, 'lists', 'remove').replace('{{filter}}', name) })
      .click();
    await expect(page).toHaveURL('/rentals?orderBy=annual_rent&desc=false&price_max=70000&parking=true');
  });

  await test.step('furnishing', async () => {
    const furnished = all.filter(({ furnishing }) => furnishing === 'furnished');
    await page.goto('/rentals?orderBy=annual_rent&desc=false&furnishing=furnished');
    await expect(cardTitles(page)).toHaveText(titlesOf(furnished, siteLocale));
  });
});

test('while the API is unavailable the same filters leave the same rentals, as of the build', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const address = '/rentals?orderBy=annual_rent&desc=false&rooms=3&district=alnarjis&price_max=75000';
  await page.goto(address);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /\d|واحدة|وحدتان/ })
      .first(),
  ).toBeVisible();
  const live = await cardTitles(page).allInnerTexts();
  expect(live.length).toBeGreaterThan(0);
  await page.route(`${apiUrl}/**`, (route) => route.abort());
  await page.goto(address);
  await expect(cardTitles(page)).toHaveText(live);
  const name = siteLocale === 'ar' ? 'حي النرجس' : 'Al Narjis';
  await expect(
    page.getByRole('link', { name: text(siteLocale, 'lists', 'remove').replace('{{filter}}', name) }),
  ).toBeVisible();
});

test('where nothing matches, the single conditions to give up say what they would bring', async ({
  page,
  siteLocale,
  db,
}) => {
  const inDistrict = (await readRentals(db)).filter(({ district }) => district?.en === 'Al Narjis');
  const cheapest = inDistrict[0]?.annual_rent ?? 0;
  const count = inDistrict.filter(({ annual_rent }) => annual_rent === cheapest).length;
  await page.goto('/rentals?district=narjis&price_max=1000');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: text(siteLocale, 'rentals', 'none') })).toBeVisible();
  const raise = main.getByRole('link', { name: cheapest.toLocaleString('en-US') });
  await expect(raise).toContainText(count === 1 ? /واحدة|1 home/ : String(count));
  await raise.click();
  await expect(page).toHaveURL(`/rentals?district=narjis&price_max=${cheapest}`);
  await expect(cardTitles(page)).toHaveCount(count);
});

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('from the home page to a rental of some rooms in a district below a rent, with its contact, in at most 6 taps', async ({
    page,
    siteLocale,
    db,
  }) => {
    const wanted = (await readRentals(db)).filter(
      (one) => one.rooms === 2 && one.district?.en === 'Al Narjis' && one.annual_rent <= 60_000,
    );
    expect(wanted.length).toBeGreaterThan(0);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await page.goto('/');
    await tap(page.getByRole('main').locator('a[href$="/rentals"]').first());
    await expect(page).toHaveURL('/rentals');
    await tap(filterButton(page, siteLocale));
    const dialog = page.getByRole('dialog', { name: text(siteLocale, 'lists', 'title') });
    const rooms = dialog.getByRole('group', { name: text(siteLocale, 'lists', 'rooms.label') });
    await tap(rooms.getByRole('radio', { name: '2', exact: true }));
    await tap(dialog.getByRole('checkbox', { name: siteLocale === 'ar' ? 'حي النرجس' : 'Al Narjis' }));
    await tap(dialog.getByRole('textbox', { name: text(siteLocale, 'rentals', 'filter.rent') }));
    // What is typed, and the key that ends it, are the keyboard's.
    await page.keyboard.type(siteLocale === 'ar' ? '٦٠٠٠٠' : '60000');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/rentals?rooms=2&district=narjis&price_max=60000');
    await expect(cardTitles(page)).toHaveCount(wanted.length);
    await tap(cardTitles(page).first().getByRole('link'));
    await expect(page).toHaveURL(/\/rentals\/[\w-]+$/);
    const contact = page.getByRole('main').locator('a[href*="wa.me"], a[href^="tel:"]').first();
    await contact.scrollIntoViewIfNeeded();
    await expect(contact).toBeInViewport();
    expect(taps).toBeLessThanOrEqual(6);
  });
});
