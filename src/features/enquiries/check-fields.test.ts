import { bodyFields, checkFields } from './check-fields';
import { forms } from './forms';

const complete = {
  full_name: 'نورة سعد العتيبي',
  mobile: '0551234567',
  maintenance_type: 'plumbing',
  location: 'riyadh',
  description: 'تسرّب تحت المغسلة',
};

test('a complete maintenance request has no faults', () => {
  expect(checkFields(forms.maintenance, complete)).toEqual({});
});

test('every required field is named when nothing was typed', () => {
  expect(Object.keys(checkFields(forms.maintenance, {}))).toEqual(Object.keys(complete));
});

test('white space alone is not an answer', () => {
  expect(checkFields(forms.contact, { ...complete, full_name: '   ' })).toEqual({
    full_name: { rule: 'required' },
  });
});

test.each([
  '0501234567',
  '0531234567',
  '0561234567',
  '0541234567',
  '0591234567',
  '0511234567',
  '0581234567',
  '0571234567',
])('%s is a mobile number', (mobile) => {
  expect(checkFields(forms.contact, { ...complete, mobile })).toEqual({});
});

test.each(['0521234567', '055123456', '05512345678', '1551234567', '+966551234567', 'abc'])(
  '%s is none',
  (mobile) => {
    expect(checkFields(forms.contact, { ...complete, mobile })).toEqual({ mobile: { rule: 'mobile' } });
  },
);

test('lengths count code points, not UTF-16 units', () => {
  const note = '😀'.repeat(150);
  expect(checkFields(forms.interest, { ...complete, note })).toEqual({});
  expect(checkFields(forms.interest, { ...complete, note: `${note}ا` })).toEqual({
    note: { rule: 'tooLong', limit: 150 },
  });
});

test('an empty optional email passes, a malformed one does not', () => {
  expect(checkFields(forms.contact, { ...complete, email: '' })).toEqual({});
  expect(checkFields(forms.contact, { ...complete, email: 'nora@' })).toEqual({ email: { rule: 'email' } });
});

test('the body holds what was typed, without the empty fields, and rooms as a number', () => {
  expect(bodyFields(forms.interest, { ...complete, rooms: '4', note: '', location: ' الرياض ' })).toEqual({
    full_name: complete.full_name,
    mobile: complete.mobile,
    rooms: 4,
    location: ' الرياض ',
  });
});
