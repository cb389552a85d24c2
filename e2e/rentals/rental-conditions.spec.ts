import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { cardTitles, filterButton, openFilters, showResultsButton } from '../support/lists';
import { readRentals, titlesOf } from '../support/rentals';
import { homeRows } from '../support/search';
import { text } from '../support/texts';

test('rentals are filtered by district, rent, parking and furnishing, with counts beside the choices @ar-phone @12.9', async ({
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
  await dialog.getByRole('switch', { name: text(siteLocale, 'conditions', 'hasParking') }).check();
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

test('while the API is unavailable the same filters leave the same rentals, as of the build @ar-phone', async ({
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

test('what a filter finds takes the place of the old rentals in one step', async ({ page, siteLocale }) => {
  await page.goto('/rentals');
  const dialog = await openFilters(page, siteLocale);
  await dialog.getByRole('switch').first().click();
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const shown: string[] = [];
    Object.assign(window, { shown });
    if (!main) return;
    const note = () => {
      const kinds = { rows: '[data-home]', cards: 'article h3', placeholders: '[aria-busy] > [aria-hidden]' };
      const kind =
        Object.entries(kinds).find(([, selector]) => main.querySelector(selector))?.[0] ?? 'nothing';
      if (kind !== 'placeholders' && shown.at(-1) !== kind) shown.push(kind);
    };
    note();
    new MutationObserver(note).observe(main, { childList: true, subtree: true });
  });
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(page).toHaveURL(/status_id=available/);
  await expect(homeRows(page).nth(1)).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([
    'cards',
    'rows',
  ]);
});

test('where nothing matches, the single conditions to give up say what they would bring @ar-phone @12.9', async ({
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

test.describe('on a phone of 360 px @ar-phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('from the home page to a rental of some rooms in a district below a rent, with its contact, in at most 6 taps @12.11', async ({
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
    const rooms = dialog.getByRole('group', { name: text(siteLocale, 'conditions', 'legend.rooms') });
    await tap(rooms.getByRole('checkbox', { name: '2', exact: true }));
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
