import { emptyFields, fillEmpty, readFields } from './form-elements';
import { forms } from './forms';
import { inWords } from './in-words';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
}

const html = `
  <input name="full_name"><input name="mobile" value="055">
  <select name="location"><option value="">اختر</option><option value="riyadh">الرياض</option></select>`;
const names = ['full_name', 'mobile', 'location', 'missing'];

test('a draft fills what is empty and leaves what the visitor has typed meanwhile', () => {
  const form = formOf(html);
  expect(fillEmpty(form, { full_name: 'نورة', mobile: '056', location: 'riyadh' })).toEqual({
    any: true,
    unoffered: {},
  });
  expect(readFields(form, names)).toEqual({
    full_name: 'نورة',
    mobile: '055',
    location: 'riyadh',
    missing: '',
  });
});

test('a choice that is not offered is told, and leaves the select as it was', () => {
  const form = formOf(html);
  expect(fillEmpty(form, { location: 'atlantis' })).toEqual({
    any: true,
    unoffered: { location: 'atlantis' },
  });
  expect(readFields(form, ['location'])).toEqual({ location: '' });
});

test('the request in words names the fields and what was chosen', () => {
  const form = formOf(html);
  fillEmpty(form, { location: 'riyadh' });
  const fields = Object.entries(forms.interest);
  expect(inWords(form, fields, (name) => name.toUpperCase())).toBe('MOBILE: 055\nLOCATION: الرياض');
});

test('an emptied form holds nothing', () => {
  const form = formOf(html);
  emptyFields(form, names);
  expect(Object.values(readFields(form, names)).join('')).toBe('');
});
