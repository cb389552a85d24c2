import { fetchUnits } from '../support/api';
import { expectedTax } from '../support/costs';
import { text } from '../support/texts';
import { compareUrl } from '../support/units';
import { expect, test } from './fixtures';
import { main, targetsIn } from './targets';

test('two saved homes stand side by side with their prices, also after a reload @9.18 @2.89', async ({
  visitor,
  siteLocale,
  apiUrl,
}) => {
  const { common } = targetsIn(siteLocale);
  const { units, project } = await fetchUnits(apiUrl, 'alnarjis-residence');
  const [one, two] = units;
  if (!one || !two) throw new Error('The demo data has no units');
  for (const { id } of [one, two]) {
    await visitor.visit(`/projects/detail/${project.slug}/${id}`);
    const add = {
      role: 'button',
      name: { source: text(siteLocale, 'units', 'shortlist.add') },
      within: main,
    };
    await visitor.press(add);
    await visitor.notSee(add);
  }
  await visitor.press({ role: 'link', name: { source: `^${text(siteLocale, 'common', 'compare.open')}` } });
  await visitor.arriveAt(/^\/projects\/compare\?units=/);
  expect(await visitor.address()).toBe(compareUrl(one.ref, two.ref));
  const table = { role: 'table', name: text(siteLocale, 'compare', 'table') };
  const head = { role: 'columnheader', within: table };
  await visitor.see({ ...head, index: 1 });
  await visitor.visit(compareUrl(one.ref, two.ref));
  await visitor.see({ ...head, index: 1 });
  await visitor.see(common('button', 'contactButton.open'));
});

test('the costs of a home follow its first-home switch, and come back with the device @9.18 @12.13', async ({
  visitor,
  siteLocale,
  apiUrl,
}) => {
  const { units, project } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const found = units.find(({ unit }) => unit.state === 'available' && unit.price);
  const price = found?.unit.price ?? 0;
  const address = `/projects/detail/${project.slug}/${found?.id ?? ''}`;
  const taxed = { css: '#costs [data-cost="tax"] dd' };
  const sar = (isFirstHome: boolean) => expectedTax(price, isFirstHome).toLocaleString('en');
  await visitor.visit(address);
  await visitor.read(taxed, sar(false));
  await visitor.press({
    role: 'button',
    name: text(siteLocale, 'costs', 'choices'),
    within: { css: '#costs' },
  });
  await visitor.press({ role: 'switch', name: { source: text(siteLocale, 'costs', 'firstHome') } });
  await visitor.read(taxed, sar(true));
  await visitor.visit(address);
  await visitor.read(taxed, sar(true));
});
