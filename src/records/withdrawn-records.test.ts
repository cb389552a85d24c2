import { writeSession } from '../browser/safe-storage';
import { createWithdrawnRecords } from './withdrawn-records';

const garden = { id: 'prj-1', slug: 'garden' };
const villas = { id: 'prj-2', slug: 'villas' };

beforeEach(() => writeSession('withdrawn-records', '{}'));

test('a record that no answer was about is not withdrawn', () => {
  expect(createWithdrawnRecords().get()('projects', 'garden')).toBe(false);
});

test('a record that the API does not have any more is withdrawn, also after a reload', () => {
  createWithdrawnRecords().noteRemoved('projects', ['prj-1', 'garden']);
  const isWithdrawn = createWithdrawnRecords().get();
  expect(isWithdrawn('projects', 'prj-1')).toBe(true);
  expect(isWithdrawn('projects', 'garden')).toBe(true);
  expect(isWithdrawn('rentals', 'prj-1')).toBe(false);
});

test('a record that a complete list lacks is withdrawn, by id and by slug @7.13', () => {
  const records = createWithdrawnRecords();
  records.noteWholeList('projects', [garden]);
  expect(['prj-1', 'garden', 'prj-2', 'villas'].map((key) => records.get()('projects', key))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a record that an answer has again is published again', () => {
  const records = createWithdrawnRecords();
  records.noteWholeList('projects', [garden]);
  records.noteRemoved('projects', ['garden', 'prj-1']);
  records.noteSeen('projects', [garden, villas]);
  expect(records.get()('projects', 'garden')).toBe(false);
  expect(records.get()('projects', 'villas')).toBe(false);
});

test('a complete list brings back the records that it has', () => {
  const records = createWithdrawnRecords();
  records.noteRemoved('projects', ['garden']);
  records.noteWholeList('projects', [garden]);
  expect(records.get()('projects', 'garden')).toBe(false);
});

test('subscribers are notified of what changes, and not of what was known', () => {
  const records = createWithdrawnRecords();
  const notified = jest.fn();
  records.get();
  records.subscribe(notified);
  records.noteSeen('projects', [garden]);
  expect(notified).not.toHaveBeenCalled();
  const before = records.get();
  records.noteRemoved('projects', ['garden']);
  expect(notified).toHaveBeenCalledTimes(1);
  expect(records.get()).not.toBe(before);
});

test.each(['nonsense', '{"projects":7}', '{"projects":[7,"garden"]}'])(
  'malformed storage is ignored: %s',
  (text) => {
    writeSession('withdrawn-records', text);
    expect(createWithdrawnRecords().get()('projects', '7')).toBe(false);
  },
);
