import { fetchValidPage } from './fetch-valid-page';
import type { PageOfResults } from './use-live-list';

const { signal } = new AbortController();
const meta = { page: 1, per_page: 9, total: 2, last_page: 1 };
const answered = (value: unknown) =>
  fetchValidPage(
    () => Promise.resolve({ ok: true, value: value as PageOfResults<{ id: string }> }),
    '',
    signal,
  );

test('rows without an id are left out, the others stay', async () => {
  expect(await answered({ data: [{ id: 'a' }, null, { name: 'b' }, 3, { id: 4 }], meta })).toEqual({
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
])('%j counts as no answer @10.3', async (value) => {
  expect(await answered(value)).toMatchObject({ ok: false });
});

test('a reader that fails over an answer counts as no answer', async () => {
  const load = () => Promise.reject<never>(new TypeError('rows.filter is not a function'));
  expect(await fetchValidPage(load, '', signal)).toMatchObject({ ok: false });
});
