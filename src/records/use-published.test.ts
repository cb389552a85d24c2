import type { Published } from './published-records';
import { createWithdrawnRecords } from './withdrawn-records';
import { writeSession } from '../browser/safe-storage';
import { publishedRows } from './use-published';

const built = [
  { id: 'p1', slug: 'open' },
  { id: 'p2', slug: 'sold-out' },
  { id: 'p3', slug: 'taken-back' },
];
type Projects = Pick<Published<'projects'>, 'rows' | 'complete'>;
const published = (complete: boolean, ...ids: string[]) =>
  ({ rows: ids.map((id) => ({ id, slug: id })), complete }) as unknown as Projects;
const ids = (answer: Projects | undefined, withdrawn: readonly string[] = []) => {
  const records = createWithdrawnRecords();
  if (withdrawn.length > 0) records.noteRemoved('projects', withdrawn);
  return publishedRows('projects', built, answer, records.get()).map(({ id }) => id);
};

beforeEach(() => writeSession('withdrawn-records', '{}'));

test('until the API has answered the rows of the build are shown', () => {
  expect(ids(undefined)).toEqual(['p1', 'p2', 'p3']);
});

test('a withdrawn row is left out, by id or by slug', () => {
  expect(ids(undefined, ['p3'])).toEqual(['p1', 'p2']);
  expect(ids(undefined, ['taken-back'])).toEqual(['p1', 'p2']);
});

test('a complete list replaces them, with rows that are newer than the build', () => {
  expect(ids(published(true, 'p1', 'p2', 'p4'))).toEqual(['p1', 'p2', 'p4']);
});

test('an incomplete list removes nothing', () => {
  expect(ids(published(false, 'p1'))).toEqual(['p1', 'p2', 'p3']);
});
