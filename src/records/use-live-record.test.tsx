import { act, renderHook } from '@testing-library/react';
import { writeSession } from '../browser/safe-storage';
import type { RecordLookup } from '../api-client/record-lookup';
import { lookUpRecord } from './lazy-look-up-record';
import { afterLookup, useLiveRecord, type LiveRecord } from './use-live-record';

const builtAt = '2026-11-20T08:00:00.000Z';

interface Row {
  id: string;
}

jest.mock('./lazy-look-up-record', () => ({ lookUpRecord: jest.fn() }));

interface Request {
  key: string;
  signal: AbortSignal;
  known: object | undefined;
  answer: (lookup: RecordLookup<Row>) => Promise<void>;
}

/** Lookups of the test, which answer when it says so. */
let requests: Request[] = [];
const last = () => requests[requests.length - 1];

beforeEach(() => {
  document.documentElement.dataset['builtAt'] = builtAt;
  writeSession('withdrawn-records', '{}');
  requests = [];
  const mock = lookUpRecord as unknown as jest.Mock;
  mock.mockImplementation(
    (_kind: string, key: string, signal: AbortSignal, { known }: { known?: object }) =>
      new Promise<RecordLookup<Row>>((resolve) => {
        requests.push({ key, signal, known, answer: (lookup) => act(async () => resolve(lookup)) });
      }),
  );
});

const adopt = (row: Row) => row;

const show = (recordKey: string, prerendered?: Row) =>
  renderHook(
    ({ key }: { key: string }) => useLiveRecord({ kind: 'projects', recordKey: key, adopt, prerendered }),
    { initialProps: { key: recordKey } },
  );

test('a page begins with the record of the build, and follows the answer', async () => {
  const { result } = show('follow', { id: 'built' });
  expect(result.current).toEqual({ status: 'loading', record: { id: 'built' }, asOf: builtAt });
  await last()?.answer({ status: 'found', record: { id: 'now' } });
  expect(result.current).toMatchObject({ status: 'live', record: { id: 'now' } });
  expect(Date.parse(result.current.asOf)).toBeGreaterThan(Date.now() - 60_000);
});

test('without an answer the record of the build stays, with its time @7.18', async () => {
  const { result } = show('away', { id: 'built' });
  await last()?.answer({ status: 'unavailable' });
  expect(result.current).toEqual({ status: 'cached', record: { id: 'built' }, asOf: builtAt });
});

test('a page that got no answer asks again when the network is back', async () => {
  const { result } = show('back-online', { id: 'built' });
  await last()?.answer({ status: 'unavailable' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(requests).toHaveLength(2);
  await last()?.answer({ status: 'found', record: { id: 'now' } });
  expect(result.current.status).toBe('live');
});

test('Back shows what was read last, not what the build knew @7.20', async () => {
  const first = show('again', { id: 'built' });
  await last()?.answer({ status: 'found', record: { id: 'now' } });
  first.unmount();
  const second = show('again', { id: 'built' });
  expect(second.result.current.record).toEqual({ id: 'now' });
});

test('Back to a page whose record is removed says so at once', async () => {
  const first = show('went', { id: 'built' });
  await last()?.answer({ status: 'missing' });
  first.unmount();
  expect(show('went', { id: 'built' }).result.current).toMatchObject({
    status: 'removed',
    record: { id: 'built' },
  });
});

test('leaving the page aborts its request, and a late answer changes nothing @7.20', async () => {
  const { unmount, rerender, result } = show('one', { id: 'built' });
  rerender({ key: 'two' });
  expect(requests.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['one', true],
    ['two', false],
  ]);
  await requests[0]?.answer({ status: 'missing' });
  expect(result.current.status).toBe('loading');
  unmount();
  expect(last()?.signal.aborted).toBe(true);
});

test('a lookup is told what is known of the record', async () => {
  show('known', { id: 'built' });
  expect(last()?.known).toEqual({ id: 'built' });
  show('unbuilt');
  expect(last()?.known).toBeUndefined();
});

test.each([
  ['missing', 'removed'],
  ['unavailable', 'cached'],
] as const)('a record that the build did not know and that is %s is %s', async (lookup, status) => {
  const { result } = show(`unbuilt-${lookup}`);
  await last()?.answer({ status: lookup });
  expect(result.current).toEqual({ status, record: undefined, asOf: '' });
});

const built = '2026-11-01T08:00:00.000Z';
const now = '2026-11-22T08:00:00.000Z';
const known = { status: 'loading', record: 'built', asOf: built } as const;
const neverSeen = { status: 'loading', record: undefined, asOf: '' } as const;
const removed = { status: 'removed', record: 'built', asOf: built } as const;
const live = { status: 'live', record: 'now', asOf: now } as const;

type State = LiveRecord<string>;

test.each<[string, State, RecordLookup<string>, State]>([
  ['a record that is found is live', known, { status: 'found', record: 'now' }, live],
  ['a withdrawn record is removed, with its name', known, { status: 'missing' }, removed],
  [
    'without an answer a known record is cached',
    known,
    { status: 'unavailable' },
    { ...known, status: 'cached' },
  ],
  [
    'a record that was never seen and is missing is removed',
    neverSeen,
    { status: 'missing' },
    { ...neverSeen, status: 'removed' },
  ],
  [
    'without an answer a record that was never seen is cached, with nothing to show',
    neverSeen,
    { status: 'unavailable' },
    { ...neverSeen, status: 'cached' },
  ],
  ['a removed record stays removed without an answer', removed, { status: 'unavailable' }, removed],
  ['a record that is published again is live', removed, { status: 'found', record: 'now' }, live],
])('%s @7.17', (_, before, lookup, after) => {
  expect(afterLookup(before, lookup, now)).toEqual(after);
});
