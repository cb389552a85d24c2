import { readAllPages, readPages } from './read-pages';

interface Row {
  id: string;
}

/** A list of `pages` pages with one row each, `1`, `2`, …; records which pages were requested. */
function listOf(pages: number, total: (page: number) => number = () => pages) {
  const requested: number[] = [];
  const getPage = async (page: number) => {
    requested.push(page);
    return {
      ok: true,
      value: { data: [{ id: String(page) }], meta: { last_page: pages, total: total(page), page } },
    } as const;
  };
  return { getPage, requested };
}

const unreachable = { ok: false, failure: { kind: 'unreachable' } } as const;

test('a list is read to its end', async () => {
  const { getPage, requested } = listOf(3);
  expect(await readPages<Row>(getPage)).toMatchObject({
    ok: true,
    value: { rows: [{ id: '1' }, { id: '2' }, { id: '3' }], complete: true },
  });
  expect(requested).toEqual([1, 2, 3]);
});

test('reading ends with the page that has the wanted row', async () => {
  const { getPage, requested } = listOf(9);
  expect(await readPages<Row>(getPage, { until: ({ id }) => id === '2' })).toMatchObject({
    value: { rows: [{ id: '1' }, { id: '2' }], complete: false },
  });
  expect(requested).toEqual([1, 2]);
});

test('a long list is read up to the limit, and is not complete', async () => {
  const { getPage, requested } = listOf(500);
  expect(await readPages<Row>(getPage, { limit: 5 })).toMatchObject({ value: { complete: false } });
  expect(requested).toHaveLength(5);
});

test('an empty list is complete', async () => {
  const getPage = async () => ({ ok: true, value: { data: [], meta: { last_page: 1, total: 0 } } }) as const;
  expect(await readPages<Row>(getPage)).toMatchObject({ value: { rows: [], complete: true } });
});

test('an empty page before the last one ends the list, which is not complete', async () => {
  const getPage = jest.fn(
    async () => ({ ok: true, value: { data: [], meta: { last_page: 99, total: 99 } } }) as const,
  );
  expect(await readPages<Row>(getPage)).toMatchObject({ value: { rows: [], complete: false } });
  expect(getPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['something was published between two pages', listOf(2, (page) => page + 1)],
  ['a row did not fit the contract', listOf(2, () => 3)],
])('when %s, the list is not complete @7.17', async (_, { getPage }) => {
  expect(await readPages<Row>(getPage)).toMatchObject({ value: { complete: false } });
});

test('a list whose rows were dropped because they do not fit is not complete, though its total leaves them out', async () => {
  const dropped = [{ path: '/data/1', invalidPath: '/data/1/title', id: '2' }];
  const value = { data: [{ id: '1' }], meta: { last_page: 1, total: 1 } };
  const getPage = async () => ({ ok: true, value, dropped }) as const;
  expect(await readPages<Row>(getPage)).toMatchObject({ value: { complete: false, hasDropped: true } });
  expect(await readAllPages(getPage)).toMatchObject({ value: { data: [{ id: '1' }], hasDropped: true } });
});

test.each([
  ['no answer', unreachable, 'unreachable'],
  ['an answer that is no list', { ok: true, value: { data: 'none' } }, 'malformed'],
])('after %s the result is a failure', async (_, answer, kind) => {
  const getPage = async () => answer as never;
  expect(await readPages<Row>(getPage)).toEqual({ ok: false, failure: { kind } });
  expect(await readAllPages<Row, { total: number; last_page: number }>(getPage)).toEqual({
    ok: false,
    failure: { kind },
  });
});

test.each([
  ['without its figures', { data: [{ id: '1' }] }],
  ['with rows that have no id', { data: [null, { id: '1' }], meta: { last_page: 1, total: 2 } }],
])('a list %s is read, but is not complete', async (_, value) => {
  const read = await readPages<Row>(async () => ({ ok: true, value }) as never);
  expect(read).toMatchObject({ ok: true, value: { rows: [{ id: '1' }], complete: false } });
});

test('all pages come as one, in their order', async () => {
  expect(await readAllPages(listOf(30).getPage)).toMatchObject({
    ok: true,
    value: {
      data: Array.from({ length: 30 }, (_, at) => ({ id: String(at + 1) })),
      meta: { total: 30, page: 30 },
    },
  });
});

test('all pages fail with the page that does not come', async () => {
  const { getPage } = listOf(3);
  expect(await readAllPages(async (page) => (page === 2 ? unreachable : getPage(page)))).toEqual(unreachable);
});

test('an API that gives the same page again and again is asked twice', async () => {
  const requested: number[] = [];
  const getPage = async (page: number) => {
    requested.push(page);
    return { ok: true, value: { data: [{ id: 'same' }], meta: { last_page: 1e10, total: 1e10 } } } as const;
  };
  expect(await readAllPages<Row, { last_page: number; total: number }>(getPage)).toMatchObject({
    value: { data: [{ id: 'same' }] },
  });
  expect(requested).toEqual([1, 2]);
});

test('an API that speaks of endless pages is not asked for each', async () => {
  const { getPage, requested } = listOf(1e10);
  expect(await readAllPages<Row, { last_page: number; total: number }>(getPage)).toMatchObject({ ok: true });
  expect(requested).toHaveLength(100);
});
