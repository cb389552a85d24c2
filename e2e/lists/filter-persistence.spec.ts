import type { Locator } from '@playwright/test';
import { createClient, demoProjectPath, expectData, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, filterButton, showResultsButton } from '../support/lists';
import { counted } from '../support/search';
import { text } from '../support/texts';
import { unitSheet, unitsSection, unitsText } from '../support/units';

test.use({ viewport: { width: 360, height: 740 } });

test('rooms and price are chosen once from the list to the form of a unit, in at most 12 taps @ar-phone @2.97 @2.98', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const body = { available_only: true, rooms: [4], price_max: 1_200_000 };
  const apartments = await expectData(createClient(apiUrl).POST('/public/projects/apartments', { body }));
  const wanted = new Set(apartments.data.map(({ id }) => id));
  expect(wanted.size).toBeGreaterThan(0);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const search = '?rooms=4&price_max=1200000';

  await page.goto('/projects');
  const dialog = page.getByRole('dialog', { name: text(siteLocale, 'lists', 'title') });
  await test.step('rooms and price are chosen in the list', async () => {
    await click(filterButton(page, siteLocale));
    const rooms = dialog.getByRole('group', { name: text(siteLocale, 'conditions', 'legend.rooms') });
    await click(rooms.getByRole('checkbox', { name: '4' }));
    const price = dialog.getByRole('textbox', { name: text(siteLocale, 'common', 'priceLimit.label') });
    await click(price);
    await page.keyboard.type(siteLocale === 'ar' ? '١٢٠٠٠٠٠' : '1200000');
    const show = dialog.getByRole('button', { name: showResultsButton });
    const projects = new Set(apartments.data.map(({ project_id }) => project_id));
    await expect(show).toContainText(counted(siteLocale, 'homes', wanted.size));
    await click(show);
    await expect(page).toHaveURL(`/projects${search}`);
    await expect(cardTitles(page)).toHaveCount(projects.size);
  });

  const explorer = unitsSection(page);
  const listed = explorer.locator('li a[data-unit]');
  await test.step('the project shows matching units that are for sale', async () => {
    await click(cardTitles(page).first().getByRole('link'));
    await expect(page).toHaveURL(new RegExp(`/projects/detail/[^?]+\\${search}$`));
    const sections = page.getByRole('navigation', { name: text(siteLocale, 'projects', 'detail.sections') });
    await click(
      sections.getByRole('link', { name: text(siteLocale, 'projects', 'detail.units'), exact: true }),
    );
    await expect(
      explorer.getByRole('textbox', { name: text(siteLocale, 'common', 'priceLimit.label') }),
    ).toHaveValue('1,200,000');
    const ids = await listed.evaluateAll((links) => links.map((link) => link.dataset['unit'] ?? ''));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !wanted.has(id))).toEqual([]);
  });

  const id = (await listed.first().getAttribute('data-unit')) ?? '';
  const unit = apartments.data.find(({ id: unitId }) => unitId === id);
  if (!unit) throw new Error('The unit is not among the requested ones');
  const sheet = unitSheet(page, siteLocale, unit.flat_number, unit.building[siteLocale]);
  const interest = page.locator('section#interest');
  await test.step('one of these units opens', async () => {
    await click(listed.first());
    await expect(sheet).toBeVisible();
  });

  const scrollPosition = await page.evaluate(() => window.scrollY);
  await test.step('the form has the unit, its rooms and the price', async () => {
    await click(sheet.getByRole('link', { name: text(siteLocale, 'units', 'explorer.interestIn') }));
    await expect(sheet).toBeHidden();
    await expect(interest).toContainText(
      unitsText(siteLocale, 'explorer.aboutUnit', {
        flat: unit.flat_number,
        building: unit.building[siteLocale],
      }),
    );
    await expect(interest.getByLabel(text(siteLocale, 'enquiries', 'fields.rooms'))).toHaveValue('4');
    await expect(interest.getByLabel(text(siteLocale, 'enquiries', 'fields.note'))).toHaveValue(/1,200,000/);
    expect(clicks).toBeLessThanOrEqual(12);
  });

  await test.step('Back returns to the unit and its scroll position, then to its project, then to the list', async () => {
    await page.goBack();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${id}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollPosition);
    await page.goForward();
    await expect(sheet).toBeHidden();
    await expect(interest).toContainText(unit.flat_number);
    await page.goBack();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollPosition);
    await page.goBack(); // to before the anchor link
    await page.goBack();
    await expect(page).toHaveURL(`/projects${search}`);
    await expect(cardTitles(page).first()).toBeVisible();
  });
});

test('the filters of a project’s units are in its URL, and no control is clipped @ar-phone @2.73 @2.97', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  const second = project.buildings[1]?.name[siteLocale] ?? '';
  await page.goto(`${demoProjectPath}?building=${project.buildings[1]?.id}&rooms=4`);
  const tab = unitsSection(page).getByRole('tab', { name: second });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const price = unitsSection(page).getByRole('textbox', {
    name: text(siteLocale, 'common', 'priceLimit.label'),
  });
  const more = unitsSection(page).getByRole('button', {
    name: text(siteLocale, 'common', 'priceLimit.more').replace('{{step}}', '50,000'),
  });
  await more.click();
  const start = Number((await price.inputValue()).replaceAll(',', ''));
  await more.click();
  await expect(price).toHaveValue((start + 50_000).toLocaleString('en-US'));
  await price.fill('1٬234٬000');
  await expect(page).toHaveURL(/price_max=1234000/);
  // Filters add no history entries: Back leaves the page, and Forward restores them.
  await page.goto('/about');
  await page.goBack();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(price).toHaveValue('1,234,000');
  const cut = await unitsSection(page)
    .locator('select, input, button, a')
    .evaluateAll((controls) =>
      controls.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});

test('units of a later phase are not counted as available, and the countdown is about that phase @ar-phone @2.74 @2.87', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  const all = project.buildings.flatMap(({ units }) => units);
  const buyable = all.filter(({ state, price }) => state === 'available' && price);
  expect(project.available_units).toBe(buyable.length);
  expect(all.filter(({ state }) => state === 'available').length).toBeGreaterThan(buyable.length);
  await page.goto(demoProjectPath);
  await expect(unitsSection(page)).toContainText(
    text(siteLocale, 'projects', 'detail.unitsOf')
      .replace('{{available}}', String(buyable.length))
      .replace('{{total}}', String(all.length)),
  );
  const later = project.buildings.at(-1)?.name[siteLocale] ?? '';
  const tab = unitsSection(page).getByRole('tab', { name: later });
  await expect(tab).toContainText(text(siteLocale, 'units', 'explorer.upcoming'));
  await tab.click();
  await expect(
    unitsSection(page)
      .getByRole('gridcell', { name: text(siteLocale, 'units', 'states.upcoming') })
      .first(),
  ).toBeVisible();
  const launch = page.locator('section#launch');
  await expect(launch.getByRole('heading')).toHaveText(text(siteLocale, 'projects', 'detail.nextPhase'));
});
