import { act, renderHook } from '@testing-library/react';
import type { Result } from '../../api/result';
import { minimumFetchDelay } from '../../lib/no-sooner';
import { bakedListing } from './baked';
import { createListMemory } from './list-memory';
import { useLiveList, type Listing, type LoadList } from './use-live-list';

const builtAt = '2026-11-20T08:00:00.000Z';
type Row = { id: string };
const listOf = (...ids: string[]): Listing<Row> =>
  bakedListing(
    ids.map((id) => ({ id })),
    ids.length,
    9,
  );
const away: Result<Listing<Row>> = { ok: false, failure: { kind: 'unreachable' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A list whose answers come when the test says so, in the order that it says. */
function setup(first = '') {
  const answers = new Map<string, (result: Result<Listing<Row>>) => void>();
  const signals = new Map<string, AbortSignal>();
  const load: LoadList<Row> = (key, signal) => {
    signals.set(key, signal);
    return new Promise((resolve) => answers.set(key, resolve));
  };
  const options = {
    baked: { listing: listOf('baked'), at: builtAt },
    memory: createListMemory<Row>(),
    load,
  };
  const view = renderHook(({ key }) => useLiveList({ ...options, key }), { initialProps: { key: first } });
  return {
    current: () => view.result.current,
    shown: () => view.result.current.listing.data.map(({ id }) => id),
    go: (key: string) => view.rerender({ key }),
    aborted: (key: string) => signals.get(key)?.aborted,
    answer: (key: string, result: Result<Listing<Row>>) =>
      act(async () => {
        answers.get(key)?.(result);
        await jest.advanceTimersByTimeAsync(minimumFetchDelay);
      }),
  };
}

const ok = (...data: string[]): Result<Listing<Row>> => ({ ok: true, value: listOf(...data) });

test('the first page begins with what the build knew, and follows the API', async () => {
  const list = setup();
  expect(list.current()).toMatchObject({ pending: false, lastKnown: undefined });
  expect(list.shown()).toEqual(['baked']);
  await list.answer('', ok('fresh'));
  expect(list.shown()).toEqual(['fresh']);
});

test('other filters are pending until the API answers', async () => {
  const list = setup();
  list.go('?page=2');
  expect(list.current().pending).toBe(true);
  await list.answer('?page=2', ok('second'));
  expect(list.current()).toMatchObject({ pending: false, lastKnown: undefined });
  expect(list.shown()).toEqual(['second']);
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

test('when the API is away the list of the build stays, with its date', async () => {
  const list = setup();
  await list.answer('', away);
  expect(list.shown()).toEqual(['baked']);
  expect(list.current().lastKnown).toEqual({ at: builtAt, matches: true });
});

test('when the API is away for other filters the last known list stays, and says that it is of before', async () => {
  const list = setup();
  await list.answer('', ok('fresh'));
  list.go('?page=2');
  await list.answer('?page=2', away);
  expect(list.shown()).toEqual(['fresh']);
  expect(list.current()).toMatchObject({ pending: false, lastKnown: { matches: false } });
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
  expect(list.current().lastKnown).toMatchObject({ matches: true });
});

test('after a failure the next answer is shown without a note', async () => {
  const list = setup('?page=2');
  await list.answer('?page=2', away);
  list.go('');
  await list.answer('', ok('fresh'));
  expect(list.current()).toMatchObject({ pending: false, lastKnown: undefined });
  expect(list.shown()).toEqual(['fresh']);
});
