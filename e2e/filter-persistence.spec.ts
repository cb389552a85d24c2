import type { Locator } from '@playwright/test';
import { createClient, demoProjectPath, expectData, fetchProject } from './support/api';
import { expect, test } from './support/fixtures';
import { cardTitles, filterButton, showResultsButton } from './support/lists';
import { text } from './support/texts';
import { unitSheet, unitsSection, unitsText } from './support/units';

test.use({ viewport: { width: 360, height: 740 } });

test('from the list to the form of a home, four rooms up to 1,200,000 are chosen once, in at most 12 taps @2.97 @2.98', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const body = { available_only: true, rooms: [4], price_max: 1_200_000 };
  const homes = await expectData(createClient(apiUrl).POST('/public/projects/apartments', { body }));
  const wanted = new Set(homes.data.map(({ id }) => id));
  expect(wanted.size).toBeGreaterThan(0);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const search = '?rooms=4&price_max=1200000';

  await page.goto('/projects');
  const dialog = page.getByRole('dialog', { name: text(siteLocale, 'listing', 'title') });
  await test.step('rooms and price are chosen in the list', async () => {
    await tap(filterButton(page, siteLocale));
    const rooms = dialog.getByRole('group', { name: text(siteLocale, 'listing', 'rooms.label') });
    await tap(rooms.getByRole('radio', { name: '4' }));
    const price = dialog.getByRole('textbox', { name: text(siteLocale, 'common', 'priceLimit.label') });
    await tap(price);
    await page.keyboard.type(siteLocale === 'ar' ? '١٢٠٠٠٠٠' : '1200000');
    const show = dialog.getByRole('button', { name: showResultsButton });
    const projects = new Set(homes.data.map(({ project_id }) => project_id));
    await expect(show).toContainText(projects.size === 1 ? /واحدًا|1 project/ : String(projects.size));
    await tap(show);
    await expect(page).toHaveURL(`/projects${search}`);
    await expect(cardTitles(page)).toHaveCount(projects.size);
  });

  const explorer = unitsSection(page);
  const listed = explorer.locator('li a[data-unit]');
  await test.step('the project shows such homes, and counts those that can be bought', async () => {
    await tap(cardTitles(page).first().getByRole('link'));
    await expect(page).toHaveURL(new RegExp(`/projects/detail/[^?]+\\${search}$`));
    const sections = page.getByRole('navigation', { name: text(siteLocale, 'projects', 'detail.sections') });
    await tap(
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
  const unit = homes.data.find((home) => home.id === id);
  if (!unit) throw new Error('The home is none of those that were asked for');
  const sheet = unitSheet(page, siteLocale, unit.flat_number, unit.building[siteLocale]);
  const interest = page.locator('section#interest');
  await tap(listed.first());
  await expect(sheet).toBeVisible();
  const place = await page.evaluate(() => window.scrollY);
  await test.step('its form knows the home, its rooms and the price', async () => {
    await tap(sheet.getByRole('link', { name: text(siteLocale, 'units', 'explorer.interestIn') }));
    await expect(sheet).toBeHidden();
    await expect(interest).toContainText(
      unitsText(siteLocale, 'explorer.aboutUnit', {
        flat: unit.flat_number,
        building: unit.building[siteLocale],
      }),
    );
    await expect(interest.getByLabel(text(siteLocale, 'enquiries', 'fields.rooms'))).toHaveValue('4');
    await expect(interest.getByLabel(text(siteLocale, 'enquiries', 'fields.note'))).toHaveValue(/1,200,000/);
    expect(taps).toBeLessThanOrEqual(12);
  });

  await test.step('Back returns to the home at its place, then to its project, then to the list', async () => {
    await page.goBack();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`unit=${id}(#units)?$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.goForward();
    await expect(sheet).toBeHidden();
    await expect(interest).toContainText(unit.flat_number);
    await page.goBack();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.goBack(); // the section that the page was brought to
    await page.goBack();
    await expect(page).toHaveURL(`/projects${search}`);
    await expect(cardTitles(page).first()).toBeVisible();
  });
});

test('what is looked for among the homes of a project stands in its address, and nothing is cut off @2.73 @2.97', async ({
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
  // A choice is no step: Back leaves the page, and Forward finds everything as it was.
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

test('homes of a later phase are not counted as available, and the countdown is about that phase @2.74 @2.87', async ({
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
