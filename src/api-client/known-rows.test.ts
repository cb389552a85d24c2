import { withKnownRows } from './known-rows';

const row = (id: string, says = 'fresh') => ({ id, says });
const dropped = (place: number, id?: string) => ({
  path: `/data/${place}`,
  fault: `/data/${place}/name`,
  ...(id !== undefined && { id }),
});

test('rows that came in a form that does not fit are as they were, in their places', () => {
  const known = [row('a', 'known'), row('b', 'known'), row('c', 'known'), row('d', 'known')];
  const rows = withKnownRows([row('b'), row('d')], [dropped(0, 'a'), dropped(2, 'c')], known);
  expect(rows).toEqual([known[0], row('b'), known[2], row('d')]);
});

test.each([
  ['without an id', dropped(0)],
  ['that nobody knew', dropped(0, 'x')],
  ['that is among the others too', dropped(0, 'b')],
  ['that is only part of a row', { path: '/data/0/photos/1', fault: '/data/0/photos/1/url', id: 'a' }],
])('a row %s is left out', (_, part) => {
  expect(withKnownRows([row('b')], [part], [row('a', 'known'), row('b', 'known')])).toEqual([row('b')]);
});

test('nothing dropped changes nothing', () => {
  expect(withKnownRows([row('b')], undefined, [row('a', 'known')])).toEqual([row('b')]);
});
