/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { createPageCache } from './page-cache';
import { prerenderedPage, toPage } from './page-of-results';
import { mergeRows, usePrerenderedResults } from './prerendered';

interface Row {
  id: string;
  rooms: number;
  name?: string;
}

const rows: Row[] = [3, 4, 4, 2, 4].map((rooms, index) => ({ id: String(index), rooms, name: 'built' }));
const parse = (key: string) => {
  const query = new URLSearchParams(key);
  return { page: Number(query.get('page') ?? 1), rooms: Number(query.get('rooms') ?? 0) };
};
const answer = (all: readonly Row[], { page, rooms }: ReturnType<typeof parse>, perPage: number) =>
  toPage(rooms ? all.filter((row) => row.rooms === rooms) : all, page, perPage);

function setup(total = rows.length) {
  const cache = createPageCache<Row>();
  const first = prerenderedPage(rows.slice(0, 2), total, 2);
  const options = { first, rest: rows.slice(2), cache, parse, answer };
  return { cache, ask: renderHook(() => usePrerenderedResults(options)).result.current.prerenderedResults };
}
const ids = (page: { data: readonly Row[] } | undefined) => page?.data.map(({ id }) => id);

test('a page of the prerendered list is answered as by the API', async () => {
  const { ask } = setup();
  expect(ids(await ask('?page=2'))).toEqual(['2', '3']);
  expect((await ask('?page=3'))?.meta).toEqual({ page: 3, per_page: 2, total: 5, last_page: 3 });
});

test('only rows that match are answered, and counted', async () => {
  const { ask } = setup();
  expect(ids(await ask('?rooms=4'))).toEqual(['1', '2']);
  expect((await ask('?rooms=4'))?.meta).toMatchObject({ total: 3, last_page: 2 });
  expect(await ask('?rooms=9')).toMatchObject({ data: [], meta: { total: 0 } });
});

test('a page past the end is empty, with the total of the list', async () => {
  expect(await setup().ask('?page=9')).toMatchObject({ data: [], meta: { total: 5 } });
});

test('where the code that answers cannot be loaded there is no answer', async () => {
  const first = prerenderedPage(rows, rows.length, 2);
  const options = { first, rest: [], cache: createPageCache<Row>(), parse };
  const { prerenderedResults } = renderHook(() =>
    usePrerenderedResults({ ...options, answer: () => Promise.reject(new Error('offline')) }),
  ).result.current;
  expect(await prerenderedResults('?rooms=4')).toBeUndefined();
});

test('where the build did not know all rows there is no answer', async () => {
  expect(await setup(6).ask('?rooms=4')).toBeUndefined();
});

test('rows that were read since the build replace those of the build', async () => {
  const { ask, cache } = setup();
  const page = prerenderedPage([{ id: '0', rooms: 4 }], 1, 2);
  cache.set('', { page, at: '2026-11-20T08:00:00.000Z' });
  expect(ids(await ask('?rooms=4'))).toEqual(['0', '1']);
  expect(ids(await ask('?rooms=3'))).toEqual([]);
});

test('rows that are newer than the build come first, and fields that an answer lacks stay', () => {
  const read = new Map<string, Row>([
    ['unbuilt', { id: 'unbuilt', rooms: 1 }],
    ['1', { id: '1', rooms: 6 }],
  ]);
  expect(mergeRows(rows.slice(0, 2), read)).toEqual([
    { id: 'unbuilt', rooms: 1 },
    { id: '0', rooms: 3, name: 'built' },
    { id: '1', rooms: 6, name: 'built' },
  ]);
});
