import { draftSentAs, eraseDraft, isSharedDevice, readDraft, setSharedDevice, writeDraft } from './draft';
import { eraseSent, sweepDrafts } from './draft-ends';

const typed = { full_name: 'نورة 😀', mobile: '' };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was typed is there again, on its page and in its form only', () => {
  writeDraft('contact', '/projects/contact', typed);
  expect(readDraft('contact', '/projects/contact')).toEqual(typed);
  expect(readDraft('contact', '/projects/contact/other')).toEqual({});
  expect(readDraft('interest', '/projects/contact')).toEqual({});
});

test('what was sent, or emptied by hand, is gone', () => {
  writeDraft('contact', '/', typed);
  eraseDraft('contact', '/');
  expect(readDraft('contact', '/')).toEqual({});
  writeDraft('contact', '/', typed);
  writeDraft('contact', '/', { full_name: '', mobile: '' });
  expect(localStorage).toHaveLength(0);
});

test('after seven days a draft is not offered', () => {
  writeDraft('contact', '/', typed);
  const later = Date.now() + 7 * day;
  jest.spyOn(Date, 'now').mockReturnValue(later + 1000);
  expect(readDraft('contact', '/')).toEqual({});
});

test('drafts are erased after seven days, wherever they were written, and others stay', () => {
  writeDraft('contact', '/', typed);
  writeDraft('interest', '/intrest', typed);
  localStorage.setItem('enquiry-draft:contact:/broken', '{');
  localStorage.setItem('theme', 'dark');
  sweepDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([
    'enquiry-draft:contact:/',
    'enquiry-draft:interest:/intrest',
    'theme',
  ]);
  sweepDrafts(Date.now() + 7 * day + 1000);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('a draft from the future, from before the clock was set back, is offered for seven days from now', () => {
  writeDraft('contact', '/', typed);
  const now = Date.now();
  sweepDrafts(now - 100 * day);
  expect(readDraft('contact', '/')).toEqual({});
  jest.spyOn(Date, 'now').mockReturnValue(now - 100 * day);
  expect(readDraft('contact', '/')).toEqual(typed);
});

test('a draft ends with the enquiry that it was sent as, unless the visitor typed on', () => {
  writeDraft('contact', '/', typed, 'one');
  writeDraft('contact', '/about', typed, 'one');
  writeDraft('contact', '/about', { ...typed, mobile: '05' });
  expect(draftSentAs('contact', '/')).toBe('one');
  eraseSent(new Set(['another']));
  expect(readDraft('contact', '/')).toEqual(typed);
  eraseSent(new Set(['one']));
  expect(readDraft('contact', '/')).toEqual({});
  expect(readDraft('contact', '/about')).toEqual({ ...typed, mobile: '05' });
});

test('a shared device keeps no drafts, and forgets those it had', () => {
  writeDraft('contact', '/', typed);
  setSharedDevice(true);
  expect(readDraft('contact', '/')).toEqual({});
  writeDraft('contact', '/', typed);
  expect(readDraft('contact', '/')).toEqual({});
  expect(isSharedDevice()).toBe(true);
  setSharedDevice(false);
  writeDraft('contact', '/', typed);
  expect(readDraft('contact', '/')).toEqual(typed);
});

test.each(['null', '"text"', '{"typed":1}', '{broken'])('a stored value of %s is no draft', (stored) => {
  localStorage.setItem('enquiry-draft:contact:/', stored);
  expect(readDraft('contact', '/')).toEqual({});
});

test('storage that is refused is as if it were empty', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  writeDraft('contact', '/', typed);
  setSharedDevice(true);
  expect(readDraft('contact', '/')).toEqual({});
  expect(isSharedDevice()).toBe(false);
});
