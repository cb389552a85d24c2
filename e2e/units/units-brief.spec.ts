import { demoProject, demoProjectPath, fetchProject, findUnit } from '../support/api';
import { expect, test } from '../support/own-records';
import { unitSheet, unitsSection } from '../support/units';
import { unitPath } from '../support/unit-page';

test('a visit of a project reads its homes once and in brief, and a home when it is opened @12.34', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available');
  const calls: { path: string; bytes: number; body: unknown }[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    const { pathname, search } = new URL(response.url());
    if (!/\/public\/projects\/(?:alyasmin|apartments)/.test(pathname) || request.method() === 'OPTIONS')
      return;
    const call = {
      path: pathname.replace(/.*projects/, '') + search,
      bytes: 0,
      body: request.postDataJSON() as unknown,
    };
    calls.push(call);
    call.bytes = (await response.body()).length;
  });
  await page.goto(demoProjectPath);
  await expect.poll(() => calls.at(0)?.bytes).toBeGreaterThan(0);
  expect(calls.map(({ path }) => path)).toEqual([`/${demoProject}?view=summary`]);
  const full = JSON.stringify(await fetchProject(apiUrl)).length;
  expect(calls[0]?.bytes).toBeLessThan(full / 3);

  await unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`).click();
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await expect(sheet.locator('img[data-kind="drawing"]')).toBeVisible();
  await expect
    .poll(() => calls.slice(1))
    .toEqual([
      expect.objectContaining({ path: '/apartments', body: { project_id: 'prj-1001', unit_ids: [unit.id] } }),
    ]);
});

test('a home shows what has changed of it since the build once it is opened, also at its own address @12.34 @11.6', async ({
  page,
  siteLocale,
  apiUrl,
  records,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available');
  await records.changeUnits(demoProject, { outside_area: 77.5 });
  await page.goto(demoProjectPath);
  await unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`).click();
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await expect(sheet.getByText('77.5').first()).toBeVisible();
  await page.goto(unitPath(unit.id));
  await expect(page.getByRole('main').getByText('77.5').first()).toBeVisible();
});
