import { act, renderHook } from '@testing-library/react';
import type { LiveUnit } from '../merge-units';
import { unitRow } from '../testing';
import type { UnitFilter } from '../units-query';
import { useLiveUnits } from './use-live-units';

interface MockRequest {
  signal: AbortSignal;
  answer: (...units: LiveUnit[]) => Promise<void>;
  /** Answers 200 with that body. */
  answerWith: (body: unknown) => Promise<void>;
  fail: () => Promise<void>;
}
const mockRequests: MockRequest[] = [];

// Only the network is mocked.
jest.mock('../../../api-client/browser', () => ({
  api: {
    POST: (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) =>
        mockRequests.push({
          signal,
          answerWith: (data) => act(async () => resolve({ data, response: { ok: true } })),
          answer: (...data) =>
            act(async () =>
              resolve({ data: { data, meta: { last_page: 1, as_of: readAt } }, response: { ok: true } }),
            ),
          fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
        }),
      ),
  },
}));

const builtAt = '2026-11-20T08:00:00.000Z';
const readAt = '2026-11-21T08:00:00.000Z';
const building = { id: 'a', name: { ar: 'أ', en: 'A' } };
const prerendered = [{ ...building, units: [unitRow()] }];
const liveUnit = (state: string): LiveUnit => ({
  ...unitRow({ state }),
  building_id: 'a',
  building: building.name,
});

const show = () => {
  mockRequests.length = 0;
  const project = { id: 'p', status: 'For_Sale' };
  const view = renderHook(({ filter }) => useLiveUnits(project, prerendered, builtAt, filter), {
    initialProps: { filter: {} as UnitFilter },
  });
  const states = () => view.result.current.buildings.flatMap(({ units }) => units.map(({ state }) => state));
  return { ...view, states };
};
const online = () => act(() => void window.dispatchEvent(new Event('online')));

test('a failed request keeps the page’s units, and is repeated when the visitor is back online', async () => {
  const { result, states } = show();
  await mockRequests[0]?.fail();
  expect(result.current).toMatchObject({ asOf: builtAt, isLive: false });
  expect(states()).toEqual(['available']);

  online();
  expect(mockRequests).toHaveLength(2);
  await mockRequests[1]?.answer(liveUnit('sold'));
  expect(states()).toEqual(['sold']);
  expect(result.current).toMatchObject({ asOf: readAt, isLive: true });
});

test('it is repeated as often as it fails, and not after an answer', async () => {
  const { states } = show();
  for (let times = 0; times < 3; times += 1) {
    await mockRequests[times]?.fail();
    online();
    expect(mockRequests).toHaveLength(times + 2);
  }
  await mockRequests[3]?.answer(liveUnit('reserved'));
  online();
  expect(mockRequests).toHaveLength(4);
  expect(states()).toEqual(['reserved']);
});

test('it is also repeated when the visitor returns to the tab', async () => {
  const { states } = show();
  await mockRequests[0]?.fail();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await mockRequests[1]?.answer(liveUnit('sold'));
  expect(states()).toEqual(['sold']);
});

test('a newer filter aborts the request, and its own answer is shown', async () => {
  const { rerender, states } = show();
  await mockRequests[0]?.fail();
  rerender({ filter: { available_only: true } });
  expect(mockRequests[0]?.signal.aborted).toBe(true);
  await mockRequests[1]?.answer(liveUnit('available'));
  expect(states()).toEqual(['available']);
});

test.each([
  ['an empty body', {}],
  ['a text', 'Welcome'],
  ['rows that are no list', { data: {}, meta: { last_page: 1 } }],
  ['no page data', { data: [] }],
])('%s in place of units keeps the page’s units, and the request is repeated', async (_what, body) => {
  const { result, states } = show();
  await mockRequests[0]?.answerWith(body);
  expect(result.current).toMatchObject({ asOf: builtAt, isLive: false });
  expect(states()).toEqual(['available']);

  online();
  await mockRequests[1]?.answer(liveUnit('sold'));
  expect(states()).toEqual(['sold']);
});
