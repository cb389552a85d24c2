import { formOf } from '../support/enquiry-forms';
import { expect, test } from './fixtures';
import { fillAndSend, newPerson } from './enquiry';
import { main, targetsIn, within } from './targets';

test('an owner opens an answer of the FAQ, finds the form and requests a repair @9.18', async ({
  visitor,
  siteLocale,
  db,
}) => {
  const { common } = targetsIn(siteLocale);
  await visitor.visit('/FAQ');
  const question = { css: 'details:not([open]) summary', within: main };
  await visitor.press(question);
  await visitor.until(
    () => document.querySelectorAll('main li details[open]').length > 1,
    null,
    'another answer is open',
  );
  await visitor.press(within(main, common('link', 'nav.maintenanceRequest')));
  await visitor.arriveAt(/^\/maintenance$/);
  const { kind, chosen } = formOf('maintenance');
  const answers = { kind, typed: { description: 'تسرّب تحت مغسلة المطبخ' }, chosen };
  const person = newPerson();
  const reference = await fillAndSend(visitor, siteLocale, person, answers);
  const rows = await db('select reference, kind, urgency, mobile from enquiries where full_name = $1', [
    person.full_name,
  ]);
  expect(rows).toEqual([{ reference, kind: 'maintenance', urgency: 'urgent', mobile: person.mobile }]);
});
