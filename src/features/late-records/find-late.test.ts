import { findLate } from './find-late';

interface Row {
  id: string;
}

/** A list of `pages` pages with one row each, `1`, `2`, …; keeps which pages were asked for. */
function listOf(pages: number) {
  const asked: number[] = [];
  const ask = async (page: number) => {
    asked.push(page);
    return { ok: true, value: { data: [{ id: String(page) }], meta: { last_page: pages } } } as const;
  };
  return { ask, asked };
}

const named = (id: string) => (row: Row) => row.id === id;

test('pages are asked for until the row is there', async () => {
  const { ask, asked } = listOf(9);
  expect(await findLate<Row>(ask, named('2'))).toEqual({ state: 'found', row: { id: '2' } });
  expect(asked).toEqual([1, 2]);
});

test('a row that is on none of the pages is missing', async () => {
  const { ask, asked } = listOf(3);
  expect(await findLate<Row>(ask, named('x'))).toEqual({ state: 'missing' });
  expect(asked).toEqual([1, 2, 3]);
});

test('a long list is not read to its end', async () => {
  const { ask, asked } = listOf(500);
  expect(await findLate<Row>(ask, named('400'))).toEqual({ state: 'missing' });
  expect(asked).toHaveLength(5);
});

test.each([
  ['no answer', { ok: false, failure: { kind: 'unreachable' } }],
  ['an answer that is no list', { ok: true, value: { data: 'none' } }],
])('after %s nobody knows', async (_, answer) => {
  expect(await findLate<Row>(async () => answer as never, named('1'))).toEqual({ state: 'unknown' });
});

test.each([
  ['without its figures', { data: [{ id: '1' }] }],
  ['with rows that are none', { data: [null, { id: '1' }], meta: { last_page: 1 } }],
])('a list %s is searched all the same', async (_, value) => {
  const ask = async () => ({ ok: true, value }) as never;
  expect(await findLate<Row>(ask, named('1'))).toEqual({ state: 'found', row: { id: '1' } });
  expect(await findLate<Row>(ask, named('2'))).toEqual({ state: 'missing' });
});
