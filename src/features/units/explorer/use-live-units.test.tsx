/** The homes of a project when the API does not answer at first. Its answers come when the test says so. */
import { act, renderHook } from '@testing-library/react';
import type { LiveUnit } from '../availability';
import { unitRow } from '../testing';
import { useLiveUnits } from './use-live-units';

interface Asked {
  signal: AbortSignal;
  answer: (...units: LiveUnit[]) => Promise<void>;
  fail: () => Promise<void>;
}
const mockAsked: Asked[] = [];

// The network: everything from the client's answer on is the real thing.
jest.mock('../../../api-client/browser', () => ({
  api: {
    POST: (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) =>
        mockAsked.push({
          signal,
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
const fresh = (state: string): LiveUnit => ({
  ...unitRow({ state }),
  building_id: 'a',
  building: building.name,
});

const show = () => {
  mockAsked.length = 0;
  const project = { id: 'p', status: 'For_Sale' };
  const view = renderHook(
    ({ availableOnly }) => useLiveUnits(project, prerendered, builtAt, { availableOnly }),
    {
      initialProps: { availableOnly: false },
    },
  );
  const states = () => view.result.current.buildings.flatMap(({ units }) => units.map(({ state }) => state));
  return { ...view, states };
};
const online = () => act(() => void window.dispatchEvent(new Event('online')));

test('a call that failed leaves what the page knew, and is made again once the network is back', async () => {
  const { result, states } = show();
  await mockAsked[0]?.fail();
  expect(result.current).toMatchObject({ asOf: builtAt, isLive: false });
  expect(states()).toEqual(['available']);

  online();
  expect(mockAsked).toHaveLength(2);
  await mockAsked[1]?.answer(fresh('sold'));
  expect(states()).toEqual(['sold']);
  expect(result.current).toMatchObject({ asOf: readAt, isLive: true });
});

test('it is made again as often as it fails, and no more once it was answered', async () => {
  const { states } = show();
  for (let times = 0; times < 3; times += 1) {
    await mockAsked[times]?.fail();
    online();
    expect(mockAsked).toHaveLength(times + 2);
  }
  await mockAsked[3]?.answer(fresh('reserved'));
  online();
  expect(mockAsked).toHaveLength(4);
  expect(states()).toEqual(['reserved']);
});

test('a visitor who comes back to the page has it made again, too', async () => {
  const { states } = show();
  await mockAsked[0]?.fail();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await mockAsked[1]?.answer(fresh('sold'));
  expect(states()).toEqual(['sold']);
});

test('a filter that is chosen meanwhile is what is asked about', async () => {
  const { rerender, states } = show();
  await mockAsked[0]?.fail();
  rerender({ availableOnly: true });
  expect(mockAsked[0]?.signal.aborted).toBe(true);
  await mockAsked[1]?.answer(fresh('available'));
  expect(states()).toEqual(['available']);
});
