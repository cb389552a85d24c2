import { restoreDroppedRows } from './restore-dropped-rows';

const row = (id: string, version = 'fresh') => ({ id, version });
const dropped = (index: number, id?: string) => ({
  path: `/data/${index}`,
  invalidPath: `/data/${index}/name`,
  ...(id !== undefined && { id }),
});

test('rows that were dropped as invalid come back as they are known, in their places', () => {
  const known = [row('a', 'known'), row('b', 'known'), row('c', 'known'), row('d', 'known')];
  const rows = restoreDroppedRows([row('b'), row('d')], [dropped(0, 'a'), dropped(2, 'c')], known);
  expect(rows).toEqual([known[0], row('b'), known[2], row('d')]);
});

test.each([
  ['without an id', dropped(0)],
  ['that is not known', dropped(0, 'x')],
  ['that is in the list already', dropped(0, 'b')],
  ['that is only part of a row', { path: '/data/0/photos/1', invalidPath: '/data/0/photos/1/url', id: 'a' }],
])('a row %s is left out', (_, part) => {
  expect(restoreDroppedRows([row('b')], [part], [row('a', 'known'), row('b', 'known')])).toEqual([row('b')]);
});

test('nothing dropped changes nothing', () => {
  expect(restoreDroppedRows([row('b')], undefined, [row('a', 'known')])).toEqual([row('b')]);
});
