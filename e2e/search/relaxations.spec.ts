import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { counted, homeRows } from '../support/search';
import { text } from '../support/texts';

test('where nothing matches, the single conditions to give up are links that say what each would bring, and no other is @12.4', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { data: units } = await expectData(
    createClient(apiUrl).POST('/public/projects/apartments', { body: { available_only: true } }),
  );
  type Wanted = { rooms: number; price_max: number; area_min?: number };
  const matching = ({ rooms, price_max, area_min = 0 }: Wanted) =>
    units
      .filter((unit) => Math.min(unit.rooms, 5) === rooms && unit.total_area >= area_min)
      .filter(({ price }) => (price ?? Infinity) <= price_max)
      .map(({ price }) => price ?? Infinity);
  /** With what it says. Whoever has a budget is shown what can be bought: to give up `available_only` brings nothing. */
  const singleChanges = (wanted: Wanted): [says: string, asks: Wanted][] => {
    const { area_min, ...smaller } = wanted;
    const cheapest = Math.min(...matching({ ...wanted, price_max: Infinity }));
    const changes: [string, Wanted][] = [
      [cheapest.toLocaleString('en'), { ...wanted, price_max: cheapest }],
      ...[wanted.rooms - 1, wanted.rooms + 1].map((rooms): [string, Wanted] => [
        String(rooms),
        { ...wanted, rooms },
      ]),
      ...(area_min ? [[String(area_min), smaller] as [string, Wanted]] : []),
    ];
    return changes.filter(([, asks]) => matching(asks).length > 0);
  };
  const [smallest] = units.filter(({ rooms }) => rooms === 4).map(({ total_area }) => Math.floor(total_area));
  const cheapest = Math.min(...matching({ rooms: 4, price_max: Infinity }));
  const offers: Wanted[] = [
    { rooms: 4, price_max: 100_000 },
    { rooms: 3, price_max: cheapest, ...(smallest && { area_min: smallest }) },
  ];
  expect(offers.map((wanted) => singleChanges(wanted).length)).toEqual([1, 2]);

  const none = page.getByRole('heading', { name: text(siteLocale, 'search', 'none') });
  for (const wanted of offers) {
    const query = (conditions: Wanted) =>
      Object.fromEntries(
        Object.entries({ available_only: true, ...conditions }).map(([name, value]) => [name, `${value}`]),
      );
    await page.goto(`/projects?${new URLSearchParams(query(wanted)).toString()}`);
    await expect(none).toBeVisible();
    const changes = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('small') });
    const expected = singleChanges(wanted);
    await expect(changes).toHaveCount(expected.length);
    for (const [index, [says, asks]] of expected.entries()) {
      const change = changes.nth(index);
      await expect(change).toContainText(says);
      await expect(change.locator('small')).toHaveText(counted(siteLocale, 'homes', matching(asks).length));
      const { searchParams } = new URL((await change.getAttribute('href')) ?? '', page.url());
      expect(Object.fromEntries(searchParams)).toEqual(query(asks));
    }

    const [, last = wanted] = expected.at(-1) ?? [];
    const { length } = matching(last);
    await changes.last().click();
    await expect(
      page
        .getByRole('region', { name: text(siteLocale, 'lists', 'heading') })
        .getByRole('status')
        .first(),
    ).toHaveText(new RegExp(`^${counted(siteLocale, 'homes', length)} `));
    await expect(homeRows(page).first()).toBeVisible();
    await page.goBack();
    await expect(none).toBeVisible();
  }
});
