import { expect, test } from '../support/fixtures';
import { find, findButton, homeRows, searchField, suggestions } from '../support/search';
import { text } from '../support/texts';

test('a sentence becomes conditions that can be changed, stays in the field, what was not understood is said, and Back works @12.1 @12.2 @12.29', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/blogs');
  await page.goto('/projects');
  const sentence = {
    ar: 'شقة ٤ غرف بالرياض تحت مليون ومئتين مع مسبح',
    en: '4 rooms in Riyadh under 1.2m with a pool',
  }[siteLocale];
  await find(page, siteLocale, sentence);
  await expect(page).toHaveURL('/projects?rooms=4&price_max=1200000&city=riyadh');
  await expect(searchField(page)).toHaveValue(sentence);
  await expect(
    page.getByRole('heading', { level: 2, name: text(siteLocale, 'lists', 'heading') }),
  ).toBeFocused();
  const word = { ar: 'مسبح', en: 'pool' }[siteLocale];
  const said = text(siteLocale, 'search', 'ignored').replace('{{words}}', word);
  await expect(page.getByText(said)).toBeVisible();
  const searchLink = page.getByRole('link', {
    name: text(siteLocale, 'search', 'searchTexts').replace('{{words}}', word),
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
  await expect(searchField(page)).toHaveValue(sentence);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
});

test('a press on the button reads the sentence where it stands, and Back leads to the row that was left @12.29', async ({
  page,
  siteLocale,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).search));
  await page.goto('/projects');
  await searchField(page).pressSequentially({ ar: 'شقق في الرياض', en: 'apartments in Riyadh' }[siteLocale]);
  await expect(suggestions(page).first()).toBeVisible();
  await findButton(page, siteLocale).click();
  await expect(page).toHaveURL('/projects?city=riyadh');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(homeRows(page).nth(4)).toBeAttached();
  expect(addresses.filter((query) => query.includes('find='))).toEqual([]);

  const heading = page.getByRole('heading', { level: 2, name: text(siteLocale, 'lists', 'heading') });
  await expect(heading).toBeFocused();
  await searchField(page).press('Enter'); // the same once more
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  const left = homeRows(page).last();
  await left.scrollIntoViewIfNeeded();
  const name = await left.getByRole('heading').innerText();
  const place = (await left.boundingBox())?.y ?? NaN;
  await left.getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await expect(left.getByRole('heading')).toHaveText(name);
  await expect.poll(async () => Math.abs(((await left.boundingBox())?.y ?? NaN) - place)).toBeLessThan(3);
});

test('buying or renting follows from the sentence or the page, and is switched with what was asked kept @12.2', async ({
  page,
  siteLocale,
}) => {
  const said = (key: 'ignored' | 'unfiltered', words: string) =>
    page.getByText(text(siteLocale, 'search', key).replace('{{words}}', words));
  const results = page.getByRole('heading', { level: 2, name: text(siteLocale, 'lists', 'heading') });

  await page.goto('/projects');
  await find(
    page,
    siteLocale,
    {
      ar: 'شقة غرفتين مفروشة للإيجار تحت 60 ألف',
      en: 'furnished apartment for rent, two bedrooms, under 60k',
    }[siteLocale],
  );
  await expect(page).toHaveURL('/rentals?rooms=2&price_max=60000&furnishing=furnished');
  await expect(said('unfiltered', text(siteLocale, 'search', 'without.apartment'))).toBeVisible();
  await expect(results).toBeFocused();

  await page.goto('/rentals');
  const inJeddah = { ar: 'بيت في جدة', en: 'a house in Jeddah' }[siteLocale];
  await find(page, siteLocale, inJeddah);
  await expect(page).toHaveURL('/rentals?city=jeddah');
  await expect(homeRows(page)).not.toHaveCount(0);
  await page
    .getByRole('navigation', { name: text(siteLocale, 'search', 'deal.title') })
    .getByRole('link', { name: text(siteLocale, 'search', 'deal.projects') })
    .click();
  await expect(page).toHaveURL('/projects?city=jeddah');
  await expect(searchField(page)).toHaveValue(inJeddah);

  await page.goto('/projects');
  await find(
    page,
    siteLocale,
    { ar: '٣ غرف لا تقل عن مليون', en: '3 rooms not under one million' }[siteLocale],
  );
  await expect(page).toHaveURL('/projects?rooms=3');
  await expect(
    said('ignored', { ar: 'لا تقل عن مليون', en: 'not under one million' }[siteLocale]),
  ).toBeVisible();
});
