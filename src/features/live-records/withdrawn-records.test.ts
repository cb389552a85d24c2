import { writeSession } from '../../browser/safe-storage';
import { createWithdrawnRecords } from './withdrawn-records';

const garden = { id: 'prj-1', slug: 'garden' };
const villas = { id: 'prj-2', slug: 'villas' };

beforeEach(() => writeSession('withdrawn-records', '{}'));

test('of what nobody has heard, nothing is withdrawn', () => {
  expect(createWithdrawnRecords().get()('projects', 'garden')).toBe(false);
});

test('a record that the API does not know any more is withdrawn, also after the page loads anew', () => {
  createWithdrawnRecords().noteRemoved('projects', ['prj-1', 'garden']);
  const isWithdrawn = createWithdrawnRecords().get();
  expect(isWithdrawn('projects', 'prj-1')).toBe(true);
  expect(isWithdrawn('projects', 'garden')).toBe(true);
  expect(isWithdrawn('rentals', 'prj-1')).toBe(false);
});

test('what a whole list does not name is withdrawn, by id and by slug @7.13', () => {
  const records = createWithdrawnRecords();
  records.noteWholeList('projects', [garden]);
  expect(['prj-1', 'garden', 'prj-2', 'villas'].map((key) => records.get()('projects', key))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('what is seen again is published again', () => {
  const records = createWithdrawnRecords();
  records.noteWholeList('projects', [garden]);
  records.noteRemoved('projects', ['garden', 'prj-1']);
  records.noteSeen('projects', [garden, villas]);
  expect(records.get()('projects', 'garden')).toBe(false);
  expect(records.get()('projects', 'villas')).toBe(false);
});

test('a whole list brings back what it names', () => {
  const records = createWithdrawnRecords();
  records.noteRemoved('projects', ['garden']);
  records.noteWholeList('projects', [garden]);
  expect(records.get()('projects', 'garden')).toBe(false);
});

test('who watches is told once something is learnt, and not of what was known', () => {
  const records = createWithdrawnRecords();
  const told = jest.fn();
  records.get();
  records.subscribe(told);
  records.noteSeen('projects', [garden]);
  expect(told).not.toHaveBeenCalled();
  const before = records.get();
  records.noteRemoved('projects', ['garden']);
  expect(told).toHaveBeenCalledTimes(1);
  expect(records.get()).not.toBe(before);
});

test.each(['nonsense', '{"projects":7}', '{"projects":[7,"garden"]}'])(
  'what stands in the storage is read with care: %s',
  (text) => {
    writeSession('withdrawn-records', text);
    expect(createWithdrawnRecords().get()('projects', '7')).toBe(false);
  },
);
