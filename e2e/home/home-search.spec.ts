import type { Response } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { unitLinks, showResultsButton } from '../support/lists';
import { scrollTop } from '../support/page';
import { text } from '../support/texts';

test('the home page has every condition too, each with its number, by code that a touch loads @ar-phone @12.1 @12.3 @12.7', async ({
  page,
  siteLocale,
}) => {
  const fetched: Response[] = [];
  page.on('response', (response) => fetched.push(response));
  const homesFiles = async () => {
    const isOfSearch = async (response: Response) =>
      response.url().endsWith('/homes/index.json') ||
      (response.url().endsWith('.js') && (await response.text()).includes('anyArea')); // a text of its fields
    const found = await Promise.all(fetched.map(isOfSearch));
    return found.filter(Boolean).length;
  };
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await homesFiles()).toBe(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: text(siteLocale, 'search', 'allConditions') })
    .click();
  const dialog = page.getByRole('dialog', { name: text(siteLocale, 'lists', 'title') });
  const choose = async (legend: string, name: string) => {
    const choice = dialog.getByRole('group', { name: legend }).getByLabel(name, { exact: true });
    await expect(choice).toHaveAccessibleDescription(/./);
    await choice.check();
  };
  // All projects of the demo are in one city, which is no choice.
  await expect(
    dialog.getByRole('group', { name: text(siteLocale, 'conditions', 'legend.city') }),
  ).toHaveCount(0);
  await choose(
    text(siteLocale, 'conditions', 'legend.districtOf').replace(
      '{{city}}',
      { ar: 'الرياض', en: 'Riyadh' }[siteLocale],
    ),
    { ar: 'حي الياسمين', en: 'Al Yasmin' }[siteLocale],
  );
  await choose(text(siteLocale, 'conditions', 'legend.rooms'), '4');
  const year = text(siteLocale, 'conditions', 'byYear').replace('{{year}}', '2027');
  await choose(text(siteLocale, 'conditions', 'legend.handover'), year);
  await dialog.getByRole('switch', { name: text(siteLocale, 'conditions', 'availableOnly') }).click();
  await dialog.getByLabel(text(siteLocale, 'common', 'priceLimit.label')).fill('1200000');
  await dialog.getByLabel(text(siteLocale, 'conditions', 'legend.area_min')).fill('150');
  expect(await homesFiles()).toBe(2);
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(page).toHaveURL(/\/projects\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...{ available_only: 'true', rooms: '4', price_max: '1200000' },
    ...{ district: 'alyasmin', area_min: '150', handover: '2027' },
  });
  await expect(unitLinks(page).first()).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(dialog).toBeHidden();
});
