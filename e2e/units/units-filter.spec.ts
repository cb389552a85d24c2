import { demoProjectPath, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';
import { unitsSection, unitsText } from '../support/units';

test('visitors filter units by availability, rooms, area and price, and see how many match @en-desktop @2.72 @2.95 @2.96 @7.22', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { id, buildings } = await fetchProject(apiUrl);
  const all = buildings.flatMap(({ units }) => units);
  const requests: object[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/public/projects/apartments')) {
      requests.push(request.postDataJSON() as object);
    }
  });
  await page.goto(demoProjectPath);
  const status = unitsSection(page).getByRole('status').first();
  /** The localized number of results. */
  const found = (count: number) => {
    const form = new Intl.PluralRules(siteLocale).select(count);
    return unitsText(siteLocale, `filter.found_${form}`, { formatted: count });
  };
  const labels = {
    area: text(siteLocale, 'units', 'filter.area'),
    rooms: text(siteLocale, 'conditions', 'legend.rooms'),
  };
  const choose = (name: keyof typeof labels, value: string) =>
    unitsSection(page).getByRole('combobox', { name: labels[name] }).selectOption(value);
  // Units for sale: not sold, not reserved, and not of a later phase.
  const buyable = all.filter(({ state, price }) => state === 'available' && price);

  await test.step('the visitor filters by availability', async () => {
    await unitsSection(page)
      .getByRole('switch', { name: text(siteLocale, 'conditions', 'availableOnly') })
      .check();
    await expect(status).toHaveText(found(buyable.length));
  });

  await test.step('the visitor filters by area', async () => {
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
  });

  const matching = buyable.filter(({ rooms }) => rooms === 3);
  await test.step('the visitor filters by rooms', async () => {
    await choose('rooms', '3');
    expect(matching.length).toBeLessThan(buyable.length);
    await expect(status).toHaveText(found(matching.length));
  });

  const [limit = 0, dearer = 0] = matching.map((unit) => unit.price ?? 0).sort((a, b) => a - b);
  const affordable = matching.filter((unit) => (unit.price ?? Infinity) <= limit);
  await test.step('the visitor filters by price, and one request has all criteria', async () => {
    const price = unitsSection(page).getByRole('textbox', {
      name: text(siteLocale, 'common', 'priceLimit.label'),
    });
    expect(limit).toBeLessThan(dearer);
    await price.fill(String(limit));
    await price.press('Enter');
    await expect(status).toHaveText(found(affordable.length));
    const criteria = { available_only: true, rooms: [3], price_max: limit };
    const expectedRequest = { project_id: id, ...criteria, view: 'summary', units_per_project: 1000 };
    await expect.poll(() => requests).toContainEqual(expectedRequest);
  });

  await test.step('a building lists only the matching units', async () => {
    const rows = unitsSection(page)
      .getByRole('listitem')
      .filter({ has: page.locator('a[data-unit]') });
    const withUnit = buildings.find((building) => building.id === affordable[0]?.building_id);
    await unitsSection(page).getByRole('tab', { name: withUnit?.name[siteLocale] }).click();
    const inBuilding = affordable.filter(({ building_id }) => building_id === withUnit?.id);
    await expect(rows).toHaveCount(inBuilding.length);
    const shown = await rows
      .locator('a[data-unit]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-unit')));
    expect(shown.sort()).toEqual(inBuilding.map((unit) => unit.id).sort());
  });

  await test.step('all filters are cleared', async () => {
    await unitsSection(page)
      .getByRole('button', { name: text(siteLocale, 'units', 'filter.clear') })
      .click();
    await expect(status).toBeEmpty();
  });
});
