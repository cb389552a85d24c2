import { pageOf, wholeList } from './whole-list';

test('rows that are all there come in pages, as the API gives them', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];
  expect(pageOf(rows, 1, 2)).toEqual({
    data: ['a', 'b'],
    meta: { page: 1, per_page: 2, total: 5, last_page: 3 },
  });
  expect(pageOf(rows, 3, 2).data).toEqual(['e']);
  expect(pageOf(rows, 9, 2).data).toEqual([]);
  expect(pageOf([], 1, 2).meta).toEqual({ page: 1, per_page: 2, total: 0, last_page: 1 });
});

test('a list is read to its end, in its order', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];
  const whole = await wholeList(async (page) => ({ ok: true, value: pageOf(rows, page, 2) }));
  expect(whole).toMatchObject({ ok: true, value: { data: rows, meta: { per_page: 2, total: 5 } } });
});

test('a page that does not come is an answer that does not come', async () => {
  const gone = { ok: false, failure: { kind: 'unreachable' } } as const;
  const ask = async (page: number) =>
    page === 2 ? gone : ({ ok: true, value: pageOf(['a', 'b', 'c'], page, 1) } as const);
  expect(await wholeList(ask)).toEqual(gone);
});
