import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { mockTiles } from '../support/map';
import { print } from '../support/printed-text';
import { counted, find, findButton, homeRows } from '../support/search';
import { text } from '../support/texts';

const query = 'rooms=3&city=riyadh';

/** What the API finds for the address. */
const findInApi = (apiUrl: string) =>
  expectData(
    createClient(apiUrl).POST('/public/projects/apartments', {
      body: { rooms: [3], city: 'riyadh', view: 'summary' },
    }),
  );

test('projects without a price follow those with homes, lead to their form with what is searched for, and articles come last @12.30', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { groups = [], others = [] } = await findInApi(apiUrl);
  expect(groups.length * others.length).toBeGreaterThan(0);
  await page.goto('/projects');
  await find(
    page,
    siteLocale,
    {
      ar: '3 غرف في الرياض استثمار',
      en: '3 rooms in Riyadh investment',
    }[siteLocale],
  );
  await expect(homeRows(page).first()).toBeVisible();
  const list = page.getByRole('region', { name: text(siteLocale, 'search', 'others.title') });
  for (const { name } of others)
    await expect(list.getByRole('link', { name: name[siteLocale], exact: true })).toBeVisible();
  const articles = page.getByRole('main').locator('a[href*="/blogs/"]');
  await expect(articles.first()).toBeVisible();
  const tops = await Promise.all(
    [homeRows(page).last(), list, articles.first()].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  await list
    .getByRole('link', { name: text(siteLocale, 'search', 'others.tellMe') })
    .first()
    .click();
  const form = page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.project_interest') });
  await expect(form).toContainText({ ar: '3 غرف، الرياض', en: '3 rooms, Riyadh' }[siteLocale]);
});

test('the map shows at the same address what matches of each project @12.31', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await mockTiles(page);
  const { groups = [] } = await findInApi(apiUrl);
  await page.goto(`/projects?${query}`);
  await expect(homeRows(page).first()).toBeVisible();
  await page.getByRole('link', { name: text(siteLocale, 'projects', 'mapOfProjects.open') }).click();
  await expect(page).toHaveURL(`/projects?${query}&view=map`);
  const main = page.getByRole('main');
  for (const { project, matching, price_from } of groups) {
    const price = price_from.toLocaleString('en');
    const words = counted(siteLocale, 'matchingFrom', matching, { price }).split(price)[0] ?? '';
    const row = main.getByRole('listitem').filter({ hasText: project.name[siteLocale] }).first();
    await expect(row).toContainText(words.split('{{')[0]?.trim() ?? '');
    await expect(row).toContainText(price);
  }
  await page.goBack();
  await expect(homeRows(page).first()).toBeVisible();
});

test('what was found is printed as a list, with its conditions, its day and its address @12.33', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { groups = [] } = await findInApi(apiUrl);
  await page.goto(`/projects?${query}`);
  await expect(homeRows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: text(siteLocale, 'search', 'take.print') })).toBeVisible();
  const code = page.locator(`[aria-label="${text(siteLocale, 'common', 'printed.scan')}"] svg`);
  await expect(code).toHaveCount(0); // a phone has no use for it
  const paper = await print(page, 'A4');
  await expect(code).toHaveCount(1);
  for (const { project, units } of groups) {
    expect(paper.missing(project.name[siteLocale])).toEqual([]);
    for (const { flat_number, price } of units)
      expect(paper.missing(`${flat_number} ${price.toLocaleString('en')}`)).toEqual([]);
  }
  expect(paper.missing({ ar: 'غرف الرياض', en: 'rooms Riyadh' }[siteLocale])).toEqual([]);
  expect(paper.missing(`projects?${query}`)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(findButton(page, siteLocale)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
