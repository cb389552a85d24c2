import type { FileKey } from '../../src/i18n/text-keys';
import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, filterButton, openFilters, showResultsButton } from '../support/lists';
import { counted } from '../support/search';
import { text } from '../support/texts';

test('projects are filtered by status in a dialog, and Back, Forward and reload restore the list @en-desktop @1.3 @2.4 @2.100 @3.18', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const client = createClient(apiUrl);
  const all = await expectData(client.GET('/public/projects/list'));
  const ready = await expectData(
    client.GET('/public/projects/list', { params: { query: { status_id: 'Completed' } } }),
  );
  const names = (list: typeof all) => list.data.map(({ name }) => name[siteLocale]);

  await page.goto('/projects');
  await expect(cardTitles(page)).toHaveText(names(all));
  const dialog = await openFilters(page, siteLocale);
  await dialog.getByRole('radio', { name: text(siteLocale, 'projects', 'status.Completed') }).check();
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/projects?status_id=Completed');
  await expect(cardTitles(page)).toHaveText(names(ready));

  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(cardTitles(page)).toHaveText(names(all));
  await page.goForward();
  await expect(cardTitles(page)).toHaveText(names(ready));
  await page.reload();
  await expect(cardTitles(page)).toHaveText(names(ready));
});

test('results are sorted above the list and in the dialog @en-desktop @2.99 @3.17', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const orders = [
    ['cheapest', { orderBy: 'price_from', desc: false }, 'price_asc'],
    ['mostExpensive', { orderBy: 'price_from', desc: true }, 'price_desc'],
    ['cheapestArea', { orderBy: 'price_per_m2', desc: false }, 'price_per_m2_asc'],
  ] as const;
  await page.goto('/projects');
  for (const [index, [key, query, sort]] of orders.entries()) {
    const { groups = [], others = [] } = await expectData(
      createClient(apiUrl).POST('/public/projects/apartments', { body: { view: 'summary', sort } }),
    );
    const projects = [...groups.map(({ project }) => project), ...others];
    const label = text(siteLocale, 'projects', `sort.${key}`);
    if (index === 0) {
      const dialog = await openFilters(page, siteLocale);
      const group = dialog.getByRole('group', { name: text(siteLocale, 'projects', 'filter.sort') });
      await group.getByRole('radio', { name: label }).check();
      await dialog.getByRole('button', { name: showResultsButton }).click();
    } else {
      await page.getByRole('combobox', { name: text(siteLocale, 'lists', 'sort') }).selectOption(label);
    }
    await expect(page).toHaveURL(`/projects?orderBy=${query.orderBy}&desc=${query.desc}`);
    await expect(cardTitles(page)).toHaveText(projects.map(({ name }) => name[siteLocale]));
  }
});

test('the dialog has filters for availability, rooms, price and status, and the order @en-desktop @2.94', async ({
  page,
  siteLocale,
}) => {
  const projects = (key: FileKey<'projects'>) => text(siteLocale, 'projects', key);
  const conditions = (key: FileKey<'conditions'>) => text(siteLocale, 'conditions', key);
  const all = text(siteLocale, 'lists', 'all');
  await page.goto('/projects');
  const dialog = await openFilters(page, siteLocale);
  await expect(dialog.getByRole('switch')).toHaveCount(1);
  await expect(dialog.getByRole('switch')).toHaveAccessibleName(conditions('availableOnly'));
  await expect(
    dialog.getByRole('textbox', { name: text(siteLocale, 'common', 'priceLimit.label') }),
  ).toBeVisible();
  const statuses = ['For_Sale', 'Soon_Sale', 'Under_Construction', 'Completed'] as const;
  const orders = ['newest', 'cheapest', 'mostExpensive', 'cheapestArea', 'largest', 'handover'] as const;
  const groups = [
    { legend: conditions('legend.rooms'), choices: ['1', '2', '3', '4', '5+'] },
    {
      legend: projects('filter.status'),
      choices: [all, ...statuses.map((key) => projects(`status.${key}`))],
    },
    { legend: projects('filter.sort'), choices: orders.map((key) => projects(`sort.${key}`)) },
  ];
  for (const { legend, choices } of groups) {
    const group = dialog.getByRole('group', { name: legend, exact: true });
    await expect(group.locator('label')).toHaveText(choices);
    // The default is selected: all, or the newest first; of rooms none.
    if (choices[0] !== '1') await expect(group.getByRole('radio').first()).toBeChecked();
    else await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }
});

test('the filters by availability and rooms show the projects that have such a unit @en-desktop @2.95 @2.96 @7.22', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const client = createClient(apiUrl);
  const all = await expectData(client.GET('/public/projects/list'));
  const apartments = await expectData(
    client.POST('/public/projects/apartments', { body: { available_only: true, rooms: [3] } }),
  );
  const with3 = new Set(apartments.data.map(({ project_id }) => project_id));
  const expected = all.data.filter(({ id }) => with3.has(id));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.data.length);

  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/public/projects/apartments') && request.method() === 'POST')
      bodies.push(request.postDataJSON());
  });
  await page.goto('/projects');
  const dialog = await openFilters(page, siteLocale);
  await dialog.getByRole('switch', { name: text(siteLocale, 'conditions', 'availableOnly') }).check();
  const rooms = dialog.getByRole('group', { name: text(siteLocale, 'conditions', 'legend.rooms') });
  await rooms.getByRole('checkbox', { name: '3' }).check();
  await dialog.getByRole('button', { name: showResultsButton }).click();
  await expect(page).toHaveURL('/projects?available_only=true&rooms=3');
  await expect(cardTitles(page)).toHaveText(expected.map(({ name }) => name[siteLocale]));
  expect(bodies).toContainEqual({
    ...{ available_only: true, rooms: [3], sort: 'newest', facets: true, page: 1, view: 'summary' },
  });
});

test('the dialog shows the number of results before the filters are applied @en-desktop @2.94', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { meta } = await expectData(
    createClient(apiUrl).POST('/public/projects/apartments', {
      body: { rooms: [4], view: 'summary' },
    }),
  );
  await page.goto('/projects');
  const dialog = await openFilters(page, siteLocale);
  const rooms = dialog.getByRole('group', { name: text(siteLocale, 'conditions', 'legend.rooms') });
  await rooms.getByRole('checkbox', { name: '4' }).check();
  const show = text(siteLocale, 'search', 'showHomes').replace(
    '{{homes}}',
    counted(siteLocale, 'homes', meta.units ?? 0),
  );
  const button = dialog.getByRole('button', { name: show, exact: true });
  await expect(button).toBeVisible();
  await expect(page).toHaveURL('/projects');

  await dialog.getByRole('button', { name: text(siteLocale, 'lists', 'clear') }).click();
  await expect(button).toHaveCount(0);
});

test('the dialog opens and closes by keyboard, and returns the focus @en-desktop @2.94', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/rentals');
  const opener = filterButton(page, siteLocale);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: text(siteLocale, 'lists', 'title') });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
