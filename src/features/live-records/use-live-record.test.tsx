import { act, renderHook } from '@testing-library/react';
import { writeSession } from '../../browser/safe-storage';
import type { RecordAnswer } from './live-record';
import { useLiveRecord } from './use-live-record';

const builtAt = '2026-11-20T08:00:00.000Z';

// The time of the build comes from a query that only a build answers.
jest.mock('../../lists/use-build-time', () => ({ useBuildTime: () => '2026-11-20T08:00:00.000Z' }));

interface Row {
  id: string;
}

beforeEach(() => writeSession('withdrawn-records', '{}'));

/** A lookup whose answers come when the test says so. */
function lookUpLater() {
  const asked: { key: string; signal: AbortSignal; answer: (said: RecordAnswer<Row>) => Promise<void> }[] =
    [];
  const lookUp = (key: string, signal: AbortSignal) =>
    new Promise<RecordAnswer<Row>>((resolve) => {
      asked.push({ key, signal, answer: (said) => act(async () => resolve(said)) });
    });
  return { lookUp, asked, last: () => asked[asked.length - 1] };
}

const adopt = (row: Row) => row;

function show(recordKey: string, prerendered?: Row) {
  const { lookUp, asked, last } = lookUpLater();
  const view = renderHook(
    ({ key }: { key: string }) =>
      useLiveRecord({ kind: 'projects', recordKey: key, lookUp, adopt, prerendered }),
    { initialProps: { key: recordKey } },
  );
  return { ...view, asked, last };
}

test('a page begins with what the build knew, and follows the answer', async () => {
  const { result, last } = show('follow', { id: 'built' });
  expect(result.current).toEqual({ status: 'loading', record: { id: 'built' }, asOf: builtAt });
  await last()?.answer({ status: 'live', record: { id: 'now' } });
  expect(result.current).toMatchObject({ status: 'live', record: { id: 'now' } });
  expect(Date.parse(result.current.asOf)).toBeGreaterThan(Date.now() - 60_000);
});

test('without an answer what the build knew stays, with its time @7.18', async () => {
  const { result, last } = show('away', { id: 'built' });
  await last()?.answer({ status: 'unknown' });
  expect(result.current).toEqual({ status: 'cached', record: { id: 'built' }, asOf: builtAt });
});

test('once the network is back a page that got no answer asks again', async () => {
  const { result, asked, last } = show('back-online', { id: 'built' });
  await last()?.answer({ status: 'unknown' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(asked).toHaveLength(2);
  await last()?.answer({ status: 'live', record: { id: 'now' } });
  expect(result.current.status).toBe('live');
});

test('Back shows what was read last, not what the build knew @7.20', async () => {
  const first = show('again', { id: 'built' });
  await first.last()?.answer({ status: 'live', record: { id: 'now' } });
  first.unmount();
  const second = show('again', { id: 'built' });
  expect(second.result.current.record).toEqual({ id: 'now' });
});

test('Back to a page whose record is gone says so at once', async () => {
  const first = show('went', { id: 'built' });
  await first.last()?.answer({ status: 'removed' });
  first.unmount();
  expect(show('went', { id: 'built' }).result.current).toMatchObject({
    status: 'removed',
    record: { id: 'built' },
  });
});

test('leaving the page takes the request back, and a late answer changes nothing @7.20', async () => {
  const { unmount, last, rerender, asked, result } = show('one', { id: 'built' });
  rerender({ key: 'two' });
  expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['one', true],
    ['two', false],
  ]);
  await asked[0]?.answer({ status: 'removed' });
  expect(result.current.status).toBe('loading');
  unmount();
  expect(last()?.signal.aborted).toBe(true);
});

test.each([
  ['removed', 'removed'],
  ['unlisted', 'removed'],
  ['unknown', 'cached'],
] as const)('of a record that no build knew, “%s” means %s', async (said, status) => {
  const { result, last } = show(`late-${said}`);
  await last()?.answer({ status: said });
  expect(result.current).toEqual({ status, record: undefined, asOf: '' });
});
