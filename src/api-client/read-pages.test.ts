import { readPages } from './read-pages';

interface Row {
  id: string;
}

/** A list of `pages` pages with one row each, `1`, `2`, …; keeps which pages were asked for. */
function listOf(pages: number, total: (page: number) => number = () => pages) {
  const asked: number[] = [];
  const ask = async (page: number) => {
    asked.push(page);
    return {
      ok: true,
      value: { data: [{ id: String(page) }], meta: { last_page: pages, total: total(page) } },
    } as const;
  };
  return { ask, asked };
}

test('a list is read to its end', async () => {
  const { ask, asked } = listOf(3);
  expect(await readPages<Row>(ask)).toEqual({
    rows: [{ id: '1' }, { id: '2' }, { id: '3' }],
    complete: true,
  });
  expect(asked).toEqual([1, 2, 3]);
});

test('it is read no further than to the row that is looked for', async () => {
  const { ask, asked } = listOf(9);
  expect(await readPages<Row>(ask, ({ id }) => id === '2')).toMatchObject({
    rows: [{ id: '1' }, { id: '2' }],
  });
  expect(asked).toEqual([1, 2]);
});

test('a long list is not read to its end, and is not taken for all there is', async () => {
  const { ask, asked } = listOf(500);
  expect(await readPages<Row>(ask, undefined, 5)).toMatchObject({ complete: false });
  expect(asked).toHaveLength(5);
});

test('an empty list is all there is', async () => {
  const ask = async () => ({ ok: true, value: { data: [], meta: { last_page: 1, total: 0 } } }) as const;
  expect(await readPages<Row>(ask)).toEqual({ rows: [], complete: true });
});

test.each([
  ['something was published between two pages', listOf(2, (page) => page + 1)],
  ['a row was not as the contract says', listOf(2, () => 3)],
])('when %s, nobody takes the rows for all there are @7.17', async (_, { ask }) => {
  expect(await readPages<Row>(ask)).toMatchObject({ complete: false });
});

test.each([
  ['no answer', { ok: false, failure: { kind: 'unreachable' } }],
  ['an answer that is no list', { ok: true, value: { data: 'none' } }],
])('after %s nobody knows', async (_, answer) => {
  expect(await readPages<Row>(async () => answer as never)).toBeUndefined();
});

test.each([
  ['without its figures', { data: [{ id: '1' }] }],
  ['with rows that are none', { data: [null, { id: '1' }], meta: { last_page: 1, total: 2 } }],
])('a list %s is read all the same, but not taken for all there is', async (_, value) => {
  const read = await readPages<Row>(async () => ({ ok: true, value }) as never);
  expect(read).toEqual({ rows: [{ id: '1' }], complete: false });
});
