import fc from 'fast-check';
import { ValidationError } from 'yup';
import { consentVersion } from './consent-version';
import { enquiryBody } from './enquiry-body';
import { getFields, forms, notListed, type EnquiryKind } from './forms';
import { getFieldError, schemas } from './schemas';

const complete: Record<string, string> = {
  full_name: 'نورة سعد العتيبي',
  mobile: '0551234567',
  maintenance_type: 'plumbing',
  location: 'riyadh',
  description: 'تسرّب تحت المغسلة',
  consultation: 'الشراء أم الإيجار؟',
};

/** Broken rules by field; empty when the form is valid. */
function errorsOf(kind: EnquiryKind, values: Record<string, string>): Record<string, string> {
  try {
    schemas[kind].validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

const kinds = Object.keys(forms) as EnquiryKind[];

test.each(kinds)('a complete %s form is valid', (kind) => {
  expect(errorsOf(kind, complete)).toEqual({});
});

test.each(kinds)('an empty %s form has an error for each required field, and no other', (kind) => {
  const required = getFields(kind).filter(([, definition]) => definition.required);
  expect(errorsOf(kind, {})).toEqual(Object.fromEntries(required.map(([name]) => [name, 'required'])));
});

test('white space alone is not an answer @5.4', () => {
  expect(errorsOf('contact', { ...complete, full_name: '   ', description: '\n\t' })).toEqual({
    full_name: 'required',
    description: 'required',
  });
});

test('an empty optional email passes @5.2', () => {
  expect(errorsOf('contact', { ...complete, email: '' })).toEqual({});
  expect(errorsOf('contact', { ...complete, email: '  ' })).toEqual({});
});

test('a malformed email does not pass @5.7', () => {
  expect(errorsOf('contact', { ...complete, email: 'noura@' })).toEqual({ email: 'email' });
});

test('the name has at least 6 characters @5.13', () => {
  expect(errorsOf('contact', { ...complete, full_name: 'نورة س' })).toEqual({});
  expect(errorsOf('contact', { ...complete, full_name: 'نورة ' })).toEqual({ full_name: 'threeParts' });
});

test('the name has at most 50 characters @5.14', () => {
  expect(errorsOf('contact', { ...complete, full_name: 'ن'.repeat(50) })).toEqual({});
  expect(errorsOf('contact', { ...complete, full_name: 'ن'.repeat(51) })).toEqual({ full_name: 'tooLong' });
});

test('free texts have at most 150 characters @5.15', () => {
  expect(errorsOf('interest', { ...complete, note: '😀'.repeat(150) })).toEqual({});
  expect(errorsOf('interest', { ...complete, note: `${'😀'.repeat(150)}ا` })).toEqual({ note: 'tooLong' });
  expect(errorsOf('interest', { ...complete, note: 'ا'.repeat(151) })).toEqual({ note: 'tooLong' });
  expect(getFieldError(forms.interest.note, 'tooLong')).toEqual({ rule: 'tooLong', limit: 150 });
});

test('where rooms are typed instead of chosen, they are a number @5.11', () => {
  expect(errorsOf('interest', { ...complete, rooms: '٤' })).toEqual({});
  expect(errorsOf('interest', { ...complete, rooms: 'أربع' })).toEqual({ rooms: 'number' });
});

test('typed rooms are greater than zero @5.12', () => {
  expect(errorsOf('interest', { ...complete, rooms: '1' })).toEqual({});
  expect(errorsOf('interest', { ...complete, rooms: '0' })).toEqual({ rooms: 'positive' });
});

test('typed rooms are whole, and 20 at most', () => {
  expect(errorsOf('interest', { ...complete, rooms: '2.5' })).toEqual({ rooms: 'whole' });
  expect(errorsOf('interest', { ...complete, rooms: '20' })).toEqual({});
  expect(errorsOf('interest', { ...complete, rooms: '21' })).toEqual({ rooms: 'tooMany' });
  expect(getFieldError(forms.interest.rooms, 'tooMany')).toEqual({ rule: 'tooMany', limit: 20 });
});

test('the body has normalized numbers, and free text as it was typed', () => {
  const typed = { ...complete, mobile: '+٩٦٦ ٥٥ ١٢٣ ٤٥٦٧', rooms: '٤', note: '', location: ' الرياض ' };
  const valid = schemas.interest.validateSync(typed);
  expect(enquiryBody('interest', valid, { locale: 'ar', page_path: '/intrest', marketing: false })).toEqual({
    full_name: complete.full_name,
    mobile: '0551234567',
    rooms: 4,
    location: ' الرياض ',
    locale: 'ar',
    page_path: '/intrest',
    consent: { version: consentVersion, locale: 'ar' },
  });
});

test('a listed project is sent with the label of the unit, the option for others sends no project', () => {
  const more = { locale: 'en', page_path: '/maintenance', marketing: false } as const;
  const typed = { ...complete, unit_label: 'Building B, flat 12', urgency: 'emergency' };
  const listed = enquiryBody('maintenance', { ...typed, project_id: 'prj-1001' }, more);
  expect(listed).toMatchObject({
    project_id: 'prj-1001',
    unit_label: 'Building B, flat 12',
    urgency: 'emergency',
  });
  expect(enquiryBody('maintenance', { ...typed, project_id: notListed }, more)).not.toHaveProperty(
    'project_id',
  );
});

test('marketing consent is sent only when the box is checked', () => {
  const more = { locale: 'en', page_path: '/consultation' } as const;
  expect(enquiryBody('consultation', complete, { ...more, marketing: true }).marketing_consent).toBe(true);
  expect(enquiryBody('consultation', complete, { ...more, marketing: false })).not.toHaveProperty(
    'marketing_consent',
  );
});

test('the body says which wording was agreed to, in the language that was shown', () => {
  const body = enquiryBody('consultation', complete, {
    locale: 'en',
    page_path: '/consultation',
    marketing: false,
  });
  expect(body.consent).toEqual({ version: consentVersion, locale: 'en' });
});

const storable = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 150 })
  .filter((text) => !text.includes('\0'));

test('a text that no database can store is unreadable', () => {
  for (const note of ['a\0b', 'a\ud83d']) {
    expect(errorsOf('interest', { ...complete, note })).toEqual({ note: 'unreadable' });
  }
});

test('free text is in the body unchanged', () => {
  fc.assert(
    fc.property(storable, (note) => {
      const checked = schemas.interest.validateSync({ ...complete, note });
      const body = enquiryBody('interest', checked, {
        locale: 'ar',
        page_path: '/intrest',
        marketing: false,
      });
      expect(body.note).toBe(note.trim() ? note : undefined);
    }),
  );
});

test('no narrow field is alone in its row', () => {
  for (const kind of kinds) {
    let narrow = 0;
    for (const [, { wide }] of getFields(kind)) {
      if (wide) expect(narrow % 2).toBe(0);
      else narrow += 1;
    }
    expect(narrow % 2).toBe(0);
  }
});
