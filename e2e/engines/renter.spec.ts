import { expect, test } from './fixtures';
import { fillAndSend, newPerson } from './enquiry';
import { main, targetsIn, within } from './targets';

test('a renter filters the rentals, looks at one and asks about it, and Back leads to the list @9.18', async ({
  visitor,
  siteLocale,
  db,
}) => {
  const { lists, showResults } = targetsIn(siteLocale);
  await visitor.visit('/rentals');
  const dialog = lists('dialog', 'title');
  await visitor.press(lists('button', 'open'));
  await visitor.seeOverlay(dialog);
  await visitor.press(within(dialog, { css: '[role="switch"]' }));
  await visitor.press(within(dialog, showResults));
  await visitor.notSee(dialog);
  await visitor.arriveAt(/^\/rentals\?/);

  const last = { css: 'li h3 a', within: main, index: -1 };
  await visitor.press(last);
  await visitor.arriveAt(/^\/rentals\/[\w-]+$/);
  await visitor.until(() => window.scrollY === 0, null, 'the rental opens at its top');
  const id = (await visitor.address()).split('/').at(-1);
  const person = newPerson();
  const answers = { kind: 'contact' as const, typed: { description: 'متى أستطيع معاينتها؟' }, chosen: {} };
  const reference = await fillAndSend(visitor, siteLocale, person, answers);
  const rows = await db('select reference, unit_id, mobile from enquiries where full_name = $1', [
    person.full_name,
  ]);
  expect(rows).toEqual([{ reference, unit_id: id, mobile: person.mobile }]);

  await visitor.back();
  await visitor.arriveAt(/^\/rentals\?/);
  await visitor.see(last);
});
