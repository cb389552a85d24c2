/** @jest-environment jsdom */
import { enquiryText } from './enquiry-body';
import { clearFields, fillEmpty, readFields } from './form-elements';
import { getFields } from './forms';

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

test('a draft fills in empty fields and keeps what the visitor has typed meanwhile', () => {
  const form = formOf(html);
  expect(fillEmpty(form, { full_name: 'نورة', mobile: '056', location: 'riyadh' })).toEqual({
    changed: true,
    unoffered: {},
  });
  expect(readFields(form, names)).toEqual({
    full_name: 'نورة',
    mobile: '055',
    location: 'riyadh',
    missing: '',
  });
});

test('a value that a select does not offer is returned, and leaves the select unchanged', () => {
  const form = formOf(html);
  expect(fillEmpty(form, { location: 'atlantis' })).toEqual({
    changed: true,
    unoffered: { location: 'atlantis' },
  });
  expect(readFields(form, ['location'])).toEqual({ location: '' });
});

test('the text of an enquiry has the labels of the fields and of the chosen options', () => {
  const form = formOf(html);
  fillEmpty(form, { location: 'riyadh' });
  const fields = getFields('interest');
  expect(enquiryText(form, fields, (name) => name.toUpperCase())).toBe('MOBILE: 055\nLOCATION: الرياض');
});

test('a cleared form is empty', () => {
  const form = formOf(html);
  clearFields(form, names);
  expect(Object.values(readFields(form, names)).join('')).toBe('');
});
