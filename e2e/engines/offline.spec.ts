import { formOf } from '../support/enquiry-forms';
import { openFaultGate, type FaultGate } from '../support/fault-gate';
import { text } from '../support/texts';
import { fillIn, newPerson, plain } from './enquiry';
import { expect, test as base } from './fixtures';
import { form, targetsIn } from './targets';

/** Tests whose browser reaches the API through a gate that can be shut. */
const test = base.extend<{ gate: FaultGate }>({
  gate: async ({ siteUrl }, use) => {
    const gate = await openFaultGate(siteUrl);
    await use(gate);
    await gate.close();
  },
  proxyUrl: async ({ gate }, use) => use(gate.proxy.server),
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /./ });

  test('an enquiry is kept, said to be kept, and sent once when the network is back @9.18 @7.38', async ({
    visitor,
    siteLocale,
    gate,
    db,
  }) => {
    const person = newPerson();
    const { kind, typed, chosen } = formOf('interest');
    await visitor.visit('/intrest');
    await fillIn(visitor, siteLocale, person, { kind, typed: plain(typed), chosen });
    await gate.setFault('down');
    await visitor.press(targetsIn(siteLocale).send);
    await visitor.read(form, text(siteLocale, 'enquiries', 'saved'));
    expect(await db('select 1 from enquiries where full_name = $1', [person.full_name])).toEqual([]);
    await gate.setFault(undefined);
    await visitor.page.evaluate(() => void dispatchEvent(new Event('online')), null);
    const reference = await visitor.find(form, /SH-\d{5,}/);
    const rows = await db('select reference from enquiries where full_name = $1', [person.full_name]);
    expect(rows).toEqual([{ reference }]);
  });
});
