import fc from 'fast-check';
import { ValidationError } from 'yup';
import { enquiryBody } from './enquiry-body';
import { fieldsOf, forms, notListed, type EnquiryKind } from './forms';
import { faultOf, schemas } from './schemas';

const complete: Record<string, string> = {
  full_name: 'نورة سعد العتيبي',
  mobile: '0551234567',
  maintenance_type: 'plumbing',
  location: 'riyadh',
  description: 'تسرّب تحت المغسلة',
  consultation: 'الشراء أم الإيجار؟',
};

/** Broken rules by field; empty when the form may be sent. */
function faults(kind: EnquiryKind, typed: Record<string, string>): Record<string, string> {
  try {
    schemas[kind].validateSync(typed, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

const kinds = Object.keys(forms) as EnquiryKind[];

test.each(kinds)('a complete %s form may be sent', (kind) => {
  expect(faults(kind, complete)).toEqual({});
});

test.each(kinds)('every required field of an empty %s form is named, and no other', (kind) => {
  const required = fieldsOf(kind).filter(([, definition]) => definition.required);
  expect(faults(kind, {})).toEqual(Object.fromEntries(required.map(([name]) => [name, 'required'])));
});

test('white space alone is not an answer @5.4', () => {
  expect(faults('contact', { ...complete, full_name: '   ', description: '\n\t' })).toEqual({
    full_name: 'required',
    description: 'required',
  });
});

test('an empty optional email passes, a malformed one does not @5.2 @5.7', () => {
  expect(faults('contact', { ...complete, email: '' })).toEqual({});
  expect(faults('contact', { ...complete, email: '  ' })).toEqual({});
  expect(faults('contact', { ...complete, email: 'noura@' })).toEqual({ email: 'email' });
});

test('the name has three parts in 6 to 50 characters, the texts at most 150 @5.13 @5.14 @9.9', () => {
  expect(faults('contact', { ...complete, full_name: 'نورة س' })).toEqual({});
  expect(faults('contact', { ...complete, full_name: 'نورة ' })).toEqual({ full_name: 'threeParts' });
  expect(faults('contact', { ...complete, full_name: 'ن'.repeat(51) })).toEqual({ full_name: 'tooLong' });
  expect(faults('interest', { ...complete, note: '😀'.repeat(150) })).toEqual({});
  expect(faults('interest', { ...complete, note: `${'😀'.repeat(150)}ا` })).toEqual({ note: 'tooLong' });
  expect(faultOf(forms.interest.note, 'ا'.repeat(151))).toEqual({ rule: 'tooLong', limit: 150 });
});

test('where rooms are typed instead of chosen, they are a whole number from 1 to 20 @5.11 @5.12', () => {
  expect(faults('interest', { ...complete, rooms: '٤' })).toEqual({});
  expect(faults('interest', { ...complete, rooms: 'أربع' })).toEqual({ rooms: 'number' });
  expect(faults('interest', { ...complete, rooms: '0' })).toEqual({ rooms: 'positive' });
  expect(faults('interest', { ...complete, rooms: '2.5' })).toEqual({ rooms: 'whole' });
  expect(faults('interest', { ...complete, rooms: '20' })).toEqual({});
  expect(faultOf(forms.interest.rooms, '21')).toEqual({ rule: 'tooMany', limit: 20 });
});

test('the body holds the number that was meant, and free text as it was typed', () => {
  const typed = { ...complete, mobile: '+٩٦٦ ٥٥ ١٢٣ ٤٥٦٧', rooms: '٤', note: '', location: ' الرياض ' };
  const checked = schemas.interest.validateSync(typed) as Record<string, string>;
  expect(enquiryBody('interest', checked, { locale: 'ar', page_path: '/intrest', marketing: false })).toEqual(
    {
      full_name: complete.full_name,
      mobile: '0551234567',
      rooms: 4,
      location: ' الرياض ',
      locale: 'ar',
      page_path: '/intrest',
    },
  );
});

test('a project that is not in the list is no project; one that is goes along with the words about the home', () => {
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

test('news are asked for only by a tick', () => {
  const more = { locale: 'en', page_path: '/consultation' } as const;
  expect(enquiryBody('consultation', complete, { ...more, marketing: true }).marketing_consent).toBe(true);
  expect(enquiryBody('consultation', complete, { ...more, marketing: false })).not.toHaveProperty(
    'marketing_consent',
  );
});

const storable = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 150 })
  .filter((text) => !text.includes('\0'));

test('a text that no database can hold is said to be unreadable', () => {
  for (const note of ['a\0b', 'a\ud83d']) {
    expect(faults('interest', { ...complete, note })).toEqual({ note: 'unreadable' });
  }
});

test('free text goes into the body unchanged, whatever it is', () => {
  fc.assert(
    fc.property(storable, (note) => {
      const checked = schemas.interest.validateSync({ ...complete, note }) as Record<string, string>;
      const body = enquiryBody('interest', checked, {
        locale: 'ar',
        page_path: '/intrest',
        marketing: false,
      });
      expect(body.note).toBe(note.trim() ? note : undefined);
    }),
  );
});

test('no narrow field stands alone in its row', () => {
  for (const kind of kinds) {
    let narrow = 0;
    for (const [, { wide }] of fieldsOf(kind)) {
      if (wide) expect(narrow % 2).toBe(0);
      else narrow += 1;
    }
    expect(narrow % 2).toBe(0);
  }
});
