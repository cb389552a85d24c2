import { fetchValidPage, toPage, type PageOfResults } from './page-of-results';

test('rows that are all known come in pages, as the API answers them', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];
  expect(toPage(rows, 1, 2)).toEqual({
    data: ['a', 'b'],
    meta: { page: 1, per_page: 2, total: 5, last_page: 3 },
  });
  expect(toPage(rows, 3, 2).data).toEqual(['e']);
  expect(toPage(rows, 9, 2).data).toEqual([]);
  expect(toPage([], 1, 2).meta).toEqual({ page: 1, per_page: 2, total: 0, last_page: 1 });
});

const { signal } = new AbortController();
const meta = { page: 1, per_page: 9, total: 2, last_page: 1 };
const fetchAnswer = (value: unknown) =>
  fetchValidPage(
    () => Promise.resolve({ ok: true, value: value as PageOfResults<{ id: string }> }),
    '',
    signal,
    [],
  );

test('rows without an id are left out', async () => {
  expect(await fetchAnswer({ data: [{ id: 'a' }, null, { name: 'b' }, 3, { id: 4 }], meta })).toEqual({
    ok: true,
    value: { data: [{ id: 'a' }], meta },
  });
});

test.each([
  {},
  { data: null, meta },
  { data: {}, meta },
  { data: [] },
  { data: [], meta: { ...meta, last_page: 'many' } },
])('%j counts as a failure @10.3', async (value) => {
  expect(await fetchAnswer(value)).toMatchObject({ ok: false });
});

test('a loader that throws counts as a failure', async () => {
  const load = () => Promise.reject<never>(new TypeError('rows.filter is not a function'));
  expect(await fetchValidPage(load, '', signal, [])).toMatchObject({ ok: false });
});
