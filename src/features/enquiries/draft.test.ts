import { eraseDraft, isSharedDevice, readDraft, setSharedDevice, writeDraft } from './draft';

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
