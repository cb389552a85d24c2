import { expectedTax } from '../support/costs';
import { expect, test } from './fixtures';
import { fillAndSend, newPerson } from './enquiry';
import { main, targetsIn, within } from './targets';

test('a family finds a home by conditions, sees what it costs and registers its interest @12.11 @9.18', async ({
  visitor,
  siteLocale,
  db,
}) => {
  const { lists, common, conditions, showResults, searchField, findButton } = targetsIn(siteLocale);
  const city = { ar: 'الرياض', en: 'Riyadh' }[siteLocale];
  await visitor.visit('/');
  await visitor.type(searchField, city);
  await visitor.press(findButton);
  await visitor.arriveAt(/^\/projects\?city=riyadh$/);
  const home = { css: '[data-home] a', within: main };
  await visitor.see(home);

  const dialog = lists('dialog', 'title');
  await visitor.press(lists('button', 'open'));
  await visitor.seeOverlay(dialog);
  await visitor.press(
    within(dialog, { role: 'checkbox', name: '4', within: conditions('group', 'legend.rooms') }),
  );
  await visitor.type(within(dialog, common('textbox', 'priceLimit.label')), '١٢٠٠٠٠٠');
  await visitor.press(within(dialog, showResults));
  await visitor.notSee(dialog);
  await visitor.arriveAt(/^\/projects\?rooms=4&price_max=1200000&city=riyadh$/);

  await visitor.untilAnswered();
  const row = { css: '[data-home]', within: main };
  const price = Number((await visitor.find(row, /\d,\d{3},\d{3}|\d{3},\d{3}/)).replaceAll(',', ''));
  expect(price).toBeLessThanOrEqual(1_200_000);
  await visitor.press(home);
  await visitor.arriveAt(/^\/projects\/detail\/[^/]+\/[^/]+$/);
  await visitor.read({ css: '[data-cost="total"]' }, (price + expectedTax(price)).toLocaleString('en'));

  const person = newPerson();
  const reference = await fillAndSend(visitor, siteLocale, person, {
    kind: 'project_interest',
    typed: {},
    chosen: {},
  });
  const rows = await db('select reference, kind, mobile, locale from enquiries where full_name = $1', [
    person.full_name,
  ]);
  expect(rows).toEqual([{ reference, kind: 'project_interest', mobile: person.mobile, locale: siteLocale }]);
});
