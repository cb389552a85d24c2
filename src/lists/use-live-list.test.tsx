import { act, renderHook } from '@testing-library/react';
import type { Result } from '../api-client/result';
import { minimumFetchDelay } from '../browser/min-delay';
import { prerenderedPage } from './prerendered';
import { createPageCache } from './page-cache';
import { useLiveList, type PageOfResults, type LoadList } from './use-live-list';

const builtAt = '2026-11-20T08:00:00.000Z';
type Row = { id: string };
const listOf = (...ids: string[]): PageOfResults<Row> =>
  prerenderedPage(
    ids.map((id) => ({ id })),
    ids.length,
    9,
  );
const away: Result<PageOfResults<Row>> = { ok: false, failure: { kind: 'unreachable' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A list whose answers come when the test says so, in the order that it says. */
function setup(first = '', atHand: (key: string) => PageOfResults<Row> | undefined = () => undefined) {
  const answers = new Map<string, (result: Result<PageOfResults<Row>>) => void>();
  const signals = new Map<string, AbortSignal>();
  const load: LoadList<Row> = (key, signal) => {
    signals.set(key, signal);
    return new Promise((resolve) => answers.set(key, resolve));
  };
  const options = {
    prerendered: { listing: listOf('prerendered'), at: builtAt },
    memory: createPageCache<Row>(),
    load,
    atHand,
  };
  const view = renderHook(({ key }) => useLiveList({ ...options, key }), { initialProps: { key: first } });
  return {
    current: () => view.result.current,
    shown: () => view.result.current.listing.data.map(({ id }) => id),
    go: (key: string) => view.rerender({ key }),
    aborted: (key: string) => signals.get(key)?.aborted,
    answer: (key: string, result: Result<PageOfResults<Row>>) =>
      act(async () => {
        answers.get(key)?.(result);
        await jest.advanceTimersByTimeAsync(minimumFetchDelay);
      }),
  };
}

const ok = (...data: string[]): Result<PageOfResults<Row>> => ({ ok: true, value: listOf(...data) });

test('the first page begins with what the build knew, and follows the API', async () => {
  const list = setup();
  expect(list.current()).toEqual({ listing: listOf('prerendered'), pending: false });
  expect(list.shown()).toEqual(['prerendered']);
  await list.answer('', ok('fresh'));
  expect(list.shown()).toEqual(['fresh']);
});

test('other filters are pending until the API answers', async () => {
  const list = setup();
  list.go('?page=2');
  expect(list.current().pending).toBe(true);
  await list.answer('?page=2', ok('second'));
  expect(list.current()).toEqual({ listing: listOf('second'), pending: false });
});

test('the newest request wins, whenever the older ones answer', async () => {
  const list = setup();
  list.go('?page=2');
  list.go('?page=3');
  expect(list.aborted('?page=2')).toBe(true);
  await list.answer('?page=3', ok('third'));
  await list.answer('?page=2', ok('second'));
  expect(list.shown()).toEqual(['third']);
});

test('when the API is away the list of the build stays, with its date @8.7', async () => {
  const list = setup();
  await list.answer('', away);
  expect(list.shown()).toEqual(['prerendered']);
  expect(list.current().failed?.at).toBe(builtAt);
});

test('when the API is away for other filters, rows of others are not shown under them, nor counted @8.8', async () => {
  const list = setup();
  await list.answer('', ok('fresh'));
  list.go('?page=2');
  await list.answer('?page=2', away);
  expect(list.shown()).toEqual([]);
  expect(list.current()).toMatchObject({
    pending: false,
    listing: { meta: { page: 1, total: 0, last_page: 1 } },
    failed: { at: undefined },
  });
});

test('what is at hand for these filters is shown, as of the build', async () => {
  const list = setup('', (key) => (key === '?rooms=4' ? listOf('four') : undefined));
  list.go('?rooms=4');
  expect(list.current().pending).toBe(true);
  await list.answer('?rooms=4', away);
  expect(list.shown()).toEqual(['four']);
  expect(list.current().failed?.at).toBe(builtAt);
});

test.each([
  ['when the visitor asks', (list: ReturnType<typeof setup>) => list.current().failed?.retry()],
  ['by itself when the network is back', () => window.dispatchEvent(new Event('online'))],
  ['by itself when the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a list that failed is asked for again %s @8.8', async (_when, again) => {
  const list = setup('?page=2');
  await list.answer('?page=2', away);
  act(() => void again(list));
  expect(list.current().failed).toMatchObject({ at: undefined, retrying: true });
  await list.answer('?page=2', away);
  expect(list.current().failed).toMatchObject({ retrying: false });
  act(() => void again(list));
  await list.answer('?page=2', ok('second'));
  expect(list.current()).toEqual({ listing: listOf('second'), pending: false });
});

test('a list that was seen before is there at once, and stays when the API is away', async () => {
  const list = setup();
  list.go('?page=2');
  await list.answer('?page=2', ok('second'));
  list.go('?page=3');
  await list.answer('?page=3', ok('third'));
  list.go('?page=2');
  expect(list.current().pending).toBe(false);
  expect(list.shown()).toEqual(['second']);
  await list.answer('?page=2', away);
  expect(list.shown()).toEqual(['second']);
  expect(list.current().failed?.at).toBeDefined();
});

test('after a failure the next answer is shown without a note', async () => {
  const list = setup('?page=2');
  await list.answer('?page=2', away);
  list.go('');
  await list.answer('', ok('fresh'));
  expect(list.current()).toEqual({ listing: listOf('fresh'), pending: false });
});
