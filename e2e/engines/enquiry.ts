import { randomUUID } from 'node:crypto';
import { getLabel } from '../../src/features/enquiries/forms';
import type { Locale } from '../../src/i18n/locales';
import { entriesOf, type EnquiryForm } from '../support/enquiry-forms';
import { form, targetsIn } from './targets';
import type { Visitor } from './visitor';

/** A person whose enquiry is found by name. The mobile number is typed in Arabic digits. */
export const newPerson = () => ({
  full_name: `نورة سعد ${randomUUID().slice(0, 8)}`,
  typedMobile: '٠٥٥١٢٣٤٥٦٧',
  mobile: '0551234567',
});

type Person = ReturnType<typeof newPerson>;

/** Fills in a form as a person does, by mouse and keyboard; only what is chosen from a native list is set. */
export async function fillIn(
  visitor: Visitor,
  locale: Locale,
  person: Person,
  { kind, typed, chosen }: Pick<EnquiryForm, 'kind' | 'typed' | 'chosen'>,
): Promise<void> {
  const { field } = targetsIn(locale);
  await visitor.see(form);
  const begun = await visitor.page.evaluate(() => performance.now(), null);
  await visitor.type(field('textbox', 'fields.full_name'), person.full_name);
  await visitor.type(field('textbox', 'fields.mobile'), person.typedMobile);
  for (const [name, value] of entriesOf(typed))
    await visitor.type(field('textbox', getLabel(kind, name)), value);
  for (const [name, value] of entriesOf(chosen))
    await visitor.choose(field('combobox', getLabel(kind, name)), value);
  // The form asks somebody who is quicker whether they are a person.
  await visitor.until((since) => performance.now() - since > 2100, begun, 'a person could have done it');
}

/** Fills in and sends a form, and returns the reference that it answers. */
export async function fillAndSend(
  visitor: Visitor,
  locale: Locale,
  person: Person,
  answers: Pick<EnquiryForm, 'kind' | 'typed' | 'chosen'>,
): Promise<string> {
  await fillIn(visitor, locale, person, answers);
  await visitor.press(targetsIn(locale).send);
  return visitor.find(form, /SH-\d{5,}/);
}

/** What every keyboard has, in place of what is typed elsewhere to try each character. */
export const plain = (answers: EnquiryForm['typed']): EnquiryForm['typed'] =>
  Object.fromEntries(
    entriesOf(answers).map(([name, value]) => [name, name === 'email' ? value : 'أرغب في زيارة المكتب مساءً']),
  );
