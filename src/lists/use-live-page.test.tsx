import { act, renderHook } from '@testing-library/react';
import type { Result } from '../api-client/result';
import { minimumFetchDelay } from '../browser/min-delay';
import { createPageCache } from './page-cache';
import { prerenderedPage, type LoadPage, type PageOfResults } from './page-of-results';
import { useLivePage } from './use-live-page';

const builtAt = '2026-11-20T08:00:00.000Z';
type Row = { id: string };
const pageWith = (...ids: string[]): PageOfResults<Row> =>
  prerenderedPage(
    ids.map((id) => ({ id })),
    ids.length,
    9,
  );
const unreachable: Result<PageOfResults<Row>> = { ok: false, failure: { kind: 'unreachable' } };

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  // What waits for a frame shares it with the next test.
  await act(() => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
});

/** A list whose API answers when the test says so. */
function setup(
  first = '',
  prerenderedResults: (key: string) => PageOfResults<Row> | undefined = () => undefined,
) {
  const answers = new Map<string, (result: Result<PageOfResults<Row>>) => void>();
  const signals = new Map<string, AbortSignal>();
  const load: LoadPage<Row> = (key, signal) => {
    signals.set(key, signal);
    return new Promise((resolve) => answers.set(key, resolve));
  };
  const options = {
    prerendered: { page: pageWith('prerendered'), at: builtAt },
    cache: createPageCache<Row>(),
    load,
    knownRows: () => [],
    prerenderedResults: (key: string) => Promise.resolve(prerenderedResults(key)),
  };
  const view = renderHook(({ key }) => useLivePage({ ...options, key }), { initialProps: { key: first } });
  return {
    current: () => view.result.current,
    ids: () => view.result.current.page.data.map(({ id }) => id),
    go: (key: string) => view.rerender({ key }),
    aborted: (key: string) => signals.get(key)?.aborted,
    answer: (key: string, result: Result<PageOfResults<Row>>) =>
      act(async () => {
        answers.get(key)?.(result);
        await jest.advanceTimersByTimeAsync(minimumFetchDelay);
      }),
    paint: () => act(() => jest.advanceTimersByTimeAsync(100)),
  };
}

const ok = (...data: string[]): Result<PageOfResults<Row>> => ({ ok: true, value: pageWith(...data) });

test('the first page begins with that of the build, and follows the API', async () => {
  const list = setup();
  expect(list.current()).toEqual({ page: pageWith('prerendered'), pending: false });
  expect(list.ids()).toEqual(['prerendered']);
  await list.answer('', ok('fresh'));
  expect(list.ids()).toEqual(['fresh']);
});

test('other filters are pending until the API answers', async () => {
  const list = setup();
  list.go('?page=2');
  expect(list.current().pending).toBe(true);
  await list.answer('?page=2', ok('second'));
  expect(list.current()).toMatchObject({ page: pageWith('second'), pending: false });
  expect(list.current().failed).toBeUndefined();
});

test('of results that were waited for the first are drawn, then all of them', async () => {
  const list = setup();
  list.go('?page=2');
  await list.answer('?page=2', ok('second'));
  expect(list.current().arrival).toBe('first');
  await list.paint();
  expect(list.current().arrival).toBe('all');
});

test('results that a visitor returns to are drawn at once, and fresh ones take their place at once', async () => {
  const list = setup();
  list.go('?page=2');
  await list.answer('?page=2', ok('second'));
  list.go('');
  await list.answer('', ok('first'));
  expect(list.current().arrival).toBeUndefined();
  list.go('?page=2');
  expect(list.current()).toMatchObject({ page: pageWith('second'), arrival: undefined });
  await list.answer('?page=2', ok('fresh'));
  expect(list.current()).toMatchObject({ page: pageWith('fresh'), arrival: undefined });
});

test('the newest request wins, whenever older ones answer', async () => {
  const list = setup();
  list.go('?page=2');
  list.go('?page=3');
  expect(list.aborted('?page=2')).toBe(true);
  await list.answer('?page=3', ok('third'));
  await list.answer('?page=2', ok('second'));
  expect(list.ids()).toEqual(['third']);
});

test('when the API is down the page of the build stays, with its date @8.7', async () => {
  const list = setup();
  await list.answer('', unreachable);
  expect(list.ids()).toEqual(['prerendered']);
  expect(list.current().failed?.at).toBe(builtAt);
});

test('when the API is down after a change of filters, rows of the old filters are not shown, nor counted @8.8', async () => {
  const list = setup();
  await list.answer('', ok('fresh'));
  list.go('?page=2');
  await list.answer('?page=2', unreachable);
  expect(list.ids()).toEqual([]);
  expect(list.current()).toMatchObject({
    pending: false,
    page: { meta: { page: 1, total: 0, last_page: 1 } },
    failed: { at: undefined },
  });
});

test('prerendered rows that match the filters are shown, as of the build', async () => {
  const list = setup('', (key) => (key === '?rooms=4' ? pageWith('four') : undefined));
  list.go('?rooms=4');
  expect(list.current().pending).toBe(true);
  await list.answer('?rooms=4', unreachable);
  expect(list.ids()).toEqual(['four']);
  expect(list.current().failed?.at).toBe(builtAt);
});

test.each([
  ['when the visitor retries', (list: ReturnType<typeof setup>) => list.current().failed?.retry()],
  ['when the network is back', () => window.dispatchEvent(new Event('online'))],
  ['when the visitor comes back to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a list that failed is requested again %s @8.8', async (_when, trigger) => {
  const list = setup('?page=2');
  await list.answer('?page=2', unreachable);
  act(() => void trigger(list));
  expect(list.current().failed).toMatchObject({ at: undefined, retrying: true });
  await list.answer('?page=2', unreachable);
  expect(list.current().failed).toMatchObject({ retrying: false });
  act(() => void trigger(list));
  await list.answer('?page=2', ok('second'));
  expect(list.current()).toMatchObject({ page: pageWith('second'), pending: false });
  expect(list.current().failed).toBeUndefined();
});

test('a page that was seen before is shown at once, and stays when the API is down', async () => {
  const list = setup();
  list.go('?page=2');
  await list.answer('?page=2', ok('second'));
  list.go('?page=3');
  await list.answer('?page=3', ok('third'));
  list.go('?page=2');
  expect(list.current().pending).toBe(false);
  expect(list.ids()).toEqual(['second']);
  await list.answer('?page=2', unreachable);
  expect(list.ids()).toEqual(['second']);
  expect(list.current().failed?.at).toBeDefined();
});

test('after a failure the next answer is shown without a notice', async () => {
  const list = setup('?page=2');
  await list.answer('?page=2', unreachable);
  list.go('');
  await list.answer('', ok('fresh'));
  expect(list.current()).toEqual({ page: pageWith('fresh'), pending: false });
});
