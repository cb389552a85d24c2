import fc from 'fast-check';
import { ValidationError } from 'yup';
import { enquiryBody } from './enquiry-body';
import { fieldsOf, forms, type EnquiryKind } from './forms';
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

test('white space alone is not an answer', () => {
  expect(faults('contact', { ...complete, full_name: '   ', description: '\n\t' })).toEqual({
    full_name: 'required',
    description: 'required',
  });
});

test('an empty optional email passes, a malformed one does not', () => {
  expect(faults('contact', { ...complete, email: '' })).toEqual({});
  expect(faults('contact', { ...complete, email: '  ' })).toEqual({});
  expect(faults('contact', { ...complete, email: 'noura@' })).toEqual({ email: 'email' });
});

test('the name has 6 to 50 characters, the texts at most 150', () => {
  expect(faults('contact', { ...complete, full_name: 'نورة س' })).toEqual({});
  expect(faults('contact', { ...complete, full_name: 'نورة ' })).toEqual({ full_name: 'tooShort' });
  expect(faults('contact', { ...complete, full_name: 'ن'.repeat(51) })).toEqual({ full_name: 'tooLong' });
  expect(faults('interest', { ...complete, note: '😀'.repeat(150) })).toEqual({});
  expect(faults('interest', { ...complete, note: `${'😀'.repeat(150)}ا` })).toEqual({ note: 'tooLong' });
  expect(faultOf(forms.interest.note, 'ا'.repeat(151))).toEqual({ rule: 'tooLong', limit: 150 });
});

test('where rooms are typed instead of chosen, they are a number above zero', () => {
  expect(faults('interest', { ...complete, rooms: '٤' })).toEqual({});
  expect(faults('interest', { ...complete, rooms: 'أربع' })).toEqual({ rooms: 'number' });
  expect(faults('interest', { ...complete, rooms: '0' })).toEqual({ rooms: 'positive' });
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

test('news are asked for only by a tick', () => {
  const more = { locale: 'en', page_path: '/consultation' } as const;
  expect(enquiryBody('consultation', complete, { ...more, marketing: true }).marketing_consent).toBe(true);
  expect(enquiryBody('consultation', complete, { ...more, marketing: false })).not.toHaveProperty(
    'marketing_consent',
  );
});

test('free text goes into the body unchanged, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 150 }), (note) => {
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
