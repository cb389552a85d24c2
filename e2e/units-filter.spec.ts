import { demoProjectPath, fetchProject } from './support/api';
import { expect, test } from './support/fixtures';
import { text } from './support/texts';
import { unitsSection, unitsText } from './support/units';

test('visitors filter units by availability, rooms, area and price, and are told how many match @2.72 @2.95 @2.96 @7.22', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { id, buildings } = await fetchProject(apiUrl);
  const all = buildings.flatMap(({ units }) => units);
  const asked: object[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/public/projects/apartments')) {
      asked.push(request.postDataJSON() as object);
    }
  });
  // From then on it is asked for what is chosen.
  const whole = page.waitForResponse(
    (response) =>
      response.url().endsWith('/public/projects/apartments') && response.request().method() === 'POST',
  );
  await page.goto(demoProjectPath);
  await whole;
  const status = unitsSection(page).getByRole('status').first();
  /** In the words of the language, as many as there are. */
  const found = (count: number) => {
    const form = new Intl.PluralRules(siteLocale).select(count);
    return unitsText(siteLocale, `filter.found_${form}`, { formatted: count });
  };
  await unitsSection(page)
    .getByRole('switch', { name: text(siteLocale, 'units', 'filter.availableOnly') })
    .check();
  // What can be bought: not sold, not reserved, and not of a phase that is still to come.
  const buyable = all.filter(({ state, price }) => state === 'available' && price);
  await expect(status).toHaveText(found(buyable.length));
  const choose = (name: string, value: string) =>
    unitsSection(page)
      .getByRole('combobox', { name: text(siteLocale, 'units', `filter.${name}`) })
      .selectOption(value);
  const areas = unitsSection(page)
    .getByRole('combobox', { name: text(siteLocale, 'units', 'filter.area') })
    .getByRole('option');
  const least = Number(await areas.last().getAttribute('value'));
  const large = buyable.filter(({ total_area }) => total_area >= least);
  expect(large.length).toBeGreaterThan(0);
  expect(large.length).toBeLessThan(buyable.length);
  await choose('area', String(least));
  await expect(status).toHaveText(found(large.length));
  await choose('area', '');
  await choose('rooms', '3');
  const matching = buyable.filter(({ rooms }) => rooms === 3);
  expect(matching.length).toBeLessThan(buyable.length);
  await expect(status).toHaveText(found(matching.length));
  const price = unitsSection(page).getByRole('textbox', {
    name: text(siteLocale, 'common', 'priceLimit.label'),
  });
  const [limit = 0, dearer = 0] = matching.map((unit) => unit.price ?? 0).sort((a, b) => a - b);
  expect(limit).toBeLessThan(dearer);
  const affordable = matching.filter((unit) => (unit.price ?? Infinity) <= limit);
  await price.fill(String(limit));
  await price.press('Enter');
  await expect(status).toHaveText(found(affordable.length));
  const wish = { project_id: id, available_only: true, rooms: [3], price_max: limit, page: 1 };
  await expect.poll(() => asked).toContainEqual(wish);
  const rows = unitsSection(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a[data-unit]') });
  const home = buildings.find((building) => building.id === affordable[0]?.building_id);
  await unitsSection(page).getByRole('tab', { name: home?.name[siteLocale] }).click();
  const inBuilding = affordable.filter(({ building_id }) => building_id === home?.id);
  await expect(rows).toHaveCount(inBuilding.length);
  const shown = await rows
    .locator('a[data-unit]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-unit')));
  expect(shown.sort()).toEqual(inBuilding.map((unit) => unit.id).sort());
  await unitsSection(page)
    .getByRole('button', { name: text(siteLocale, 'units', 'filter.clear') })
    .click();
  await expect(status).toBeEmpty();
});
