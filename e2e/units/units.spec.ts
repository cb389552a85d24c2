import { getSaleState } from '../../src/domain/sale-state';
import { demoProjectPath, fetchProject, findUnit } from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { text, type KeyIn } from '../support/texts';
import { stateName, unitSheet, unitsSection, unitsText } from '../support/units';

// Tests here set the clock.
test.use({ ownPage: true });

test('units are shown by building and floor, in states that differ by more than their colour @2.70 @2.71', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { buildings, status } = await fetchProject(apiUrl);
  await page.goto(demoProjectPath);
  const section = unitsSection(page);

  await test.step('a sold unit has no link, and every state differs by more than its colour', async () => {
    const cell = (state: KeyIn<'units', 'states'>) =>
      section.getByRole('gridcell', { name: text(siteLocale, 'units', `states.${state}`) }).first();
    const sold = cell('sold').locator(':scope > *');
    const reserved = cell('reserved').getByRole('link');
    await expect(cell('sold').getByRole('link')).toHaveCount(0);
    await expect(sold).toHaveCSS('text-decoration-line', 'line-through');
    await expect(reserved).toHaveCSS('background-image', /repeating-linear-gradient/);
    await expect(sold).toHaveCSS('color', 'rgb(86, 92, 89)');
    await expect(reserved).toHaveCSS('color', 'rgb(138, 90, 0)');
    // The selected unit has another style.
    const other = (variant: string) =>
      section.getByRole('grid').locator(`a[data-variant="${variant}"]:not([aria-current])`).first();
    await expect(other('available')).toHaveCSS('border-top', '1px solid rgb(18, 49, 43)');
    await expect(other('available')).toHaveCSS('background-image', 'none');
    await section.getByRole('tab', { name: buildings.at(-1)?.name[siteLocale] }).click();
    await expect(other('upcoming')).toHaveCSS('border-top', '1px dashed rgb(111, 103, 91)');
  });
  await test.step('units are shown by building and floor, with their states', async () => {
    for (const building of buildings) {
      const name = building.name[siteLocale];
      await section.getByRole('tab', { name }).click();
      const grid = section.getByRole('grid', {
        name: unitsText(siteLocale, 'explorer.grid', { building: name }),
      });
      await expect(grid.getByRole('gridcell')).toHaveCount(building.units.length);
      await expect(grid.getByRole('row')).toHaveCount(new Set(building.units.map(({ floor }) => floor)).size);
      for (const unit of building.units.slice(0, 3)) {
        const cell = grid.getByRole('gridcell', {
          name: `${unit.flat_number} ${stateName(siteLocale, getSaleState(unit, status))}`,
        });
        await expect(cell.first()).toBeVisible();
      }
    }
  });
});

test('arrow keys move through buildings and units in reading direction, and the units are also a table @2.76 @2.77', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { project, building, unit } = await findUnit(apiUrl, 'available');
  await page.goto(demoProjectPath);
  const section = unitsSection(page);

  await test.step('arrow keys move through buildings and units in reading direction', async () => {
    const onwards = siteLocale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    const tabs = section.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(onwards);
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.nth(project.buildings.length - 1)).toHaveAttribute('aria-selected', 'true');
    const flats = section.getByRole('grid').getByRole('link');
    await flats.first().focus();
    await page.keyboard.press(onwards);
    await expect(flats.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(flats.nth(1)).not.toBeFocused();
  });
  await test.step('the units are also a table', async () => {
    await section.getByRole('tab', { name: building.name[siteLocale] }).click();
    const name = unitsText(siteLocale, 'explorer.table', { building: building.name[siteLocale] });
    await section.getByText(name, { exact: true }).click();
    const table = section.getByRole('region', { name }).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(building.units.length + 1);
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: unit.flat_number }) });
    await expect(row).toContainText(text(siteLocale, 'units', 'states.available'));
    await row.getByRole('link').click();
    await expect(unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale])).toBeVisible();
  });
});

test('a unit reserved after the build is shown as reserved, with the time of the response @2.75', async ({
  page,
  siteLocale,
  apiUrl,
  db,
}, { project: { name } }) => {
  const project = await fetchProject(apiUrl, 'alnarjis-residence');
  const available = project.buildings
    .flatMap(({ units }) => units)
    .filter(({ state }) => state === 'available');
  const unit = available[['ar-phone', 'ar-desktop', 'en-phone', 'en-desktop'].indexOf(name)];
  const building = project.buildings.find(({ id }) => id === unit?.building_id);
  if (!unit || !building) throw new Error('Too few units are available');
  const state = (to: string) => db('update units set state = $2 where id = $1', [unit.id, to]);
  await state('reserved');
  try {
    await page.goto(`/projects/detail/${project.slug}`);
    await unitsSection(page).getByRole('tab', { name: building.name[siteLocale] }).click();
    const cell = unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`);
    await expect(cell).toHaveAccessibleName(new RegExp(text(siteLocale, 'units', 'states.reserved')));
    const read = unitsSection(page).locator('time').first();
    const date = (await read.getAttribute('datetime')) ?? '';
    expect(Date.now() - Date.parse(date)).toBeLessThan(60_000);
  } finally {
    await state('available');
  }
});

test('states older than a day are marked as outdated @2.75', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(`${apiUrl}/**/projects/**`, (route) => route.abort());
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.goto(demoProjectPath);
  await expect(unitsSection(page).getByText(text(siteLocale, 'units', 'explorer.outdated'))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use(withoutPage);

  test('every building has its table, with the states of the build @2.76', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const { buildings } = await fetchProject(apiUrl);
    const { page } = await read(demoProjectPath);
    for (const building of buildings) {
      const name = unitsText(siteLocale, 'explorer.table', { building: building.name[siteLocale] });
      const table = page.getByRole('region', { name }).getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(building.units.length + 1);
    }
    await expect(unitsSection(page).locator('time').first()).toBeVisible();
    await expect(unitsSection(page).getByRole('tablist')).toBeHidden();
  });
});
