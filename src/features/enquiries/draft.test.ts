/** @jest-environment jsdom */
import { isSharedDevice } from '../../browser/shared-device';
import { eraseDraft, readDraft, setSharedDevice, writeDraft } from './draft';
import { eraseDeliveredDrafts, eraseOldDrafts } from './draft-cleanup';

const values = { full_name: 'نورة 😀', mobile: '' };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a draft is read on its page and in its form only', () => {
  writeDraft('contact', '/projects/contact', values);
  expect(readDraft('contact', '/projects/contact')?.typed).toEqual(values);
  expect(readDraft('contact', '/projects/contact/other')).toBeUndefined();
  expect(readDraft('interest', '/projects/contact')).toBeUndefined();
});

test('an erased or emptied draft is removed', () => {
  writeDraft('contact', '/', values);
  eraseDraft('contact', '/');
  expect(readDraft('contact', '/')).toBeUndefined();
  writeDraft('contact', '/', values);
  writeDraft('contact', '/', { full_name: '', mobile: '' });
  expect(localStorage).toHaveLength(0);
});

test('after seven days a draft is not read', () => {
  writeDraft('contact', '/', values);
  const later = Date.now() + 7 * day;
  jest.spyOn(Date, 'now').mockReturnValue(later + 1000);
  expect(readDraft('contact', '/')).toBeUndefined();
});

test('drafts of all pages are erased after seven days, other items stay', () => {
  writeDraft('contact', '/', values);
  writeDraft('interest', '/intrest', values);
  localStorage.setItem('enquiry-draft:contact:/broken', '{');
  localStorage.setItem('theme', 'dark');
  eraseOldDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([
    'enquiry-draft:contact:/',
    'enquiry-draft:interest:/intrest',
    'theme',
  ]);
  eraseOldDrafts(Date.now() + 7 * day + 1000);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('a draft from the future, written before the clock was set back, is valid for seven days from now', () => {
  writeDraft('contact', '/', values);
  const now = Date.now();
  eraseOldDrafts(now - 100 * day);
  expect(readDraft('contact', '/')).toBeUndefined();
  jest.spyOn(Date, 'now').mockReturnValue(now - 100 * day);
  expect(readDraft('contact', '/')?.typed).toEqual(values);
});

test('a draft is erased when its enquiry is delivered, unless the visitor has typed on', () => {
  writeDraft('contact', '/', values, { sentAs: 'one' });
  writeDraft('contact', '/about', values, { sentAs: 'one' });
  writeDraft('contact', '/about', { ...values, mobile: '05' });
  expect(readDraft('contact', '/')?.sentAs).toBe('one');
  eraseDeliveredDrafts(new Set(['another']));
  expect(readDraft('contact', '/')?.typed).toEqual(values);
  eraseDeliveredDrafts(new Set(['one']));
  expect(readDraft('contact', '/')).toBeUndefined();
  expect(readDraft('contact', '/about')?.typed).toEqual({ ...values, mobile: '05' });
});

test('a shared device stores no drafts, and erases those it had', () => {
  writeDraft('contact', '/', values);
  setSharedDevice(true);
  expect(readDraft('contact', '/')).toBeUndefined();
  writeDraft('contact', '/', values);
  expect(readDraft('contact', '/')).toBeUndefined();
  expect(isSharedDevice()).toBe(true);
  setSharedDevice(false);
  writeDraft('contact', '/', values);
  expect(readDraft('contact', '/')?.typed).toEqual(values);
});

test.each(['null', '"text"', '{"typed":1}', '{broken'])('a stored value of %s is no draft', (stored) => {
  localStorage.setItem('enquiry-draft:contact:/', stored);
  expect(readDraft('contact', '/')).toBeUndefined();
});

test('refused storage reads as empty', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  writeDraft('contact', '/', values);
  setSharedDevice(true);
  expect(readDraft('contact', '/')).toBeUndefined();
  expect(isSharedDevice()).toBe(false);
});
