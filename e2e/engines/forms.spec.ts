import { enquiryForms, expectedRow, formOf } from '../support/enquiry-forms';
import { refuseStorage } from '../support/refuse-storage';
import { text } from '../support/texts';
import { expect, test } from './fixtures';
import { fillAndSend, newPerson, plain } from './enquiry';
import { form, targetsIn } from './targets';

test('each of the five forms takes Arabic digits and reaches the database @9.18 @7.36', async ({
  visitor,
  siteLocale,
  db,
}) => {
  for (const one of enquiryForms) {
    const simple = { ...one, typed: plain(one.typed) };
    const person = newPerson();
    await visitor.visit(one.path);
    const reference = await fillAndSend(visitor, siteLocale, person, simple);
    const rows = await db('select * from enquiries where full_name = $1', [person.full_name]);
    const { full_name, mobile } = person;
    const expected = { ...expectedRow(simple, { full_name, mobile }, siteLocale), reference };
    expect(rows, one.kind).toEqual([expect.objectContaining(expected)]);
  }
});

test('what is missing or wrong is said at its field, and corrected it is sent @9.18 @5.2', async ({
  visitor,
  siteLocale,
  db,
}) => {
  const { field, send } = targetsIn(siteLocale);
  const person = newPerson();
  await visitor.visit('/intrest');
  await visitor.type(field('textbox', 'fields.full_name'), person.full_name);
  await visitor.type(field('textbox', 'fields.mobile'), '٠٥٢١٢٣٤٥٦٧');
  await visitor.press(send);
  await visitor.read(form, text(siteLocale, 'enquiries', 'rules.mobile').split('{{')[0] ?? '');
  await visitor.until(
    () => document.querySelectorAll('form [aria-invalid="true"]').length > 0,
    null,
    'the field is marked',
  );
  await visitor.page.evaluate(() => {
    document.querySelector<HTMLInputElement>('form [name="mobile"]')?.select();
  }, null);
  await visitor.page.type(person.typedMobile);
  await visitor.until(() => performance.now() > 2500, null, 'a person could have done it');
  await visitor.press(send);
  await visitor.find(form, /SH-\d{5,}/);
  const rows = await db('select mobile from enquiries where full_name = $1', [person.full_name]);
  expect(rows).toEqual([{ mobile: person.mobile }]);
});

test.describe('where the browser refuses all storage', () => {
  test.use({ initScript: refuseStorage });

  test('an enquiry is sent directly @9.18 @7.40', async ({ visitor, siteLocale, db }) => {
    const person = newPerson();
    const { kind, typed, chosen } = formOf('interest');
    await visitor.visit('/intrest');
    const refused = await visitor.page.evaluate(() => {
      try {
        return localStorage.length < 0;
      } catch {
        return true;
      }
    }, null);
    expect(refused).toBe(true);
    const reference = await fillAndSend(visitor, siteLocale, person, { kind, typed: plain(typed), chosen });
    const rows = await db('select reference from enquiries where full_name = $1', [person.full_name]);
    expect(rows).toEqual([{ reference }]);
  });
});
