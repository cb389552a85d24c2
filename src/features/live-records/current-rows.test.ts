import type { Published } from './published-records';
import { createWithdrawnRecords } from './withdrawn-records';
import { writeSession } from '../../browser/safe-storage';
import { currentRows } from './current-rows';

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
  return currentRows('projects', built, answer, records.get()).map(({ id }) => id);
};

beforeEach(() => writeSession('withdrawn-records', '{}'));

test('until the API has answered, and while it is away, there are those of the build', () => {
  expect(ids(undefined)).toEqual(['p1', 'p2', 'p3']);
});

test('one that the API was asked for and does not have, by id or by slug, gives way', () => {
  expect(ids(undefined, ['p3'])).toEqual(['p1', 'p2']);
  expect(ids(undefined, ['taken-back'])).toEqual(['p1', 'p2']);
});

test('all that the API publishes takes their place, also what is newer than the build', () => {
  expect(ids(published(true, 'p1', 'p2', 'p4'))).toEqual(['p1', 'p2', 'p4']);
});

test('an answer that is not whole takes nothing away', () => {
  expect(ids(published(false, 'p1'))).toEqual(['p1', 'p2', 'p3']);
});
