import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createClient, demoProject, expectData, findUnit } from '../support/api';
import { expect, test } from '../support/fixtures';
import { homeRows } from '../support/search';
import { text } from '../support/texts';

/** Lines of a saved table, and the character between its cells. */
async function saveTable(page: Page, label: string, separator: string): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: label, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(content.startsWith('\uFEFF"')).toBe(true);
  return content
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split(`"${separator}"`));
}

test('what a search found is saved as a table that a spreadsheet opens, with all homes in the order of the list @12.33', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { groups = [], meta } = await expectData(
    createClient(apiUrl).POST('/public/projects/apartments', {
      body: {
        rooms: [3],
        city: 'riyadh',
        sort: 'price_per_m2_asc',
        view: 'summary',
        units_per_project: 1000,
      },
    }),
  );
  await page.goto('/projects?orderBy=price_per_m2&desc=false&rooms=3&city=riyadh');
  await expect(homeRows(page).first()).toBeVisible();
  const separator = siteLocale === 'ar' ? ';' : ',';
  const [headings, ...rows] = await saveTable(page, text(siteLocale, 'search', 'take.save'), separator);
  expect(headings?.slice(0, 5)).toEqual(
    (['project', 'district', 'city', 'building', 'unit'] as const).map((name) =>
      text(siteLocale, 'search', `columns.${name}`),
    ),
  );
  expect(rows).toHaveLength(meta.units ?? 0);
  const expected = groups.flatMap(({ project, units }) =>
    units.map(({ flat_number, building, price }) => [
      project.name[siteLocale],
      building[siteLocale],
      flat_number,
      String(price),
    ]),
  );
  expect(rows.map((cells) => [cells[0], cells[3], cells[4], cells[8]])).toEqual(expected);
});

test('a comparison is saved as the table that is shown @12.33', async ({ page, siteLocale, apiUrl }) => {
  const { unit } = await findUnit(apiUrl, 'available');
  await page.goto(`/projects/compare?units=${demoProject}~${unit.id}`);
  await expect(
    page
      .getByRole('table')
      .getByText((unit.price ?? 0).toLocaleString('en'))
      .first(),
  ).toBeVisible();
  const separator = siteLocale === 'ar' ? ';' : ',';
  const rows = await saveTable(page, text(siteLocale, 'compare', 'save'), separator);
  expect(rows.every((cells) => cells.length === 2)).toBe(true);
  expect(rows.flat().join('\n')).toContain((unit.price ?? 0).toLocaleString('en'));
  expect(rows.flat().join('\n')).toContain(unit.flat_number);
});
