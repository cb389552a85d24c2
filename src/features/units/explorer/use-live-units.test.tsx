import { act, renderHook } from '@testing-library/react';
import { unitRow } from '../testing';
import type { UnitFilter } from '../units-query';
import { useLiveUnits } from './use-live-units';

interface MockRequest {
  body: Record<string, unknown>;
  signal: AbortSignal;
  /** Answers 200 with that body. */
  answerWith: (body: unknown) => Promise<void>;
  fail: () => Promise<void>;
}
const mockRequests: MockRequest[] = [];

// Only the network is mocked.
jest.mock('../../../api-client/browser', () => ({
  api: {
    POST: (_path: string, { body, signal }: { body: Record<string, unknown>; signal: AbortSignal }) =>
      new Promise((resolve, reject) =>
        mockRequests.push({
          ...{ body, signal },
          answerWith: (data) => act(async () => resolve({ data, response: { ok: true } })),
          fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
        }),
      ),
  },
}));

const building = { id: 'a', name: { ar: 'أ', en: 'A' } };
const prerendered = [{ ...building, units: [unitRow({ id: '1' }), unitRow({ id: '2', state: 'sold' })] }];
const project = { id: 'p', status: 'For_Sale' };
const available = { available_only: true } as const;

/** What the API answers when it is asked in brief for what can be bought. */
const found = (...units: readonly Partial<ReturnType<typeof unitRow>>[]) => ({
  data: [],
  groups: units.length > 0 ? [{ units: units.map((unit) => ({ price: 900_000, ...unitRow(unit) })) }] : [],
  meta: { last_page: 1, units: units.length },
});
/** What it answers when it is asked for units by their ids. */
const byId = (...units: readonly Partial<ReturnType<typeof unitRow>>[]) => ({
  data: units.map((unit) => ({ ...unitRow(unit), building_id: 'a', building: building.name })),
  meta: { last_page: 1 },
});

const show = (filter: UnitFilter = available) => {
  mockRequests.length = 0;
  const view = renderHook((props) => useLiveUnits(project, prerendered, props.filter), {
    initialProps: { filter },
  });
  const states = () =>
    view.result.current.flatMap(({ units }) => units.map(({ id, state }) => `${id} ${state}`));
  return { ...view, states };
};
const online = () => act(() => void window.dispatchEvent(new Event('online')));

test('without a filter nothing is asked', () => {
  const { states } = show({});
  expect(mockRequests).toHaveLength(0);
  expect(states()).toEqual(['1 available', '2 sold']);
});

test('one request has all criteria, in brief @7.22', () => {
  show({ available_only: true, rooms: [3], price_max: 900_000, area_min: 100 });
  expect(mockRequests.map(({ body }) => body)).toEqual([
    {
      ...{ project_id: 'p', available_only: true, rooms: [3], price_max: 900_000, area_min: 100 },
      ...{ view: 'summary', units_per_project: 1000 },
    },
  ]);
});

test('what can be bought again says so, and what cannot any more is read by itself', async () => {
  const { states } = show();
  await mockRequests[0]?.answerWith(found({ id: '2' }));
  expect(states()).toEqual(['1 available', '2 sold']);
  expect(mockRequests[1]?.body).toEqual({ project_id: 'p', unit_ids: ['1'] });
  await mockRequests[1]?.answerWith(byId({ id: '1', state: 'reserved' }));
  expect(states()).toEqual(['1 reserved', '2 available']);
});

test('a home that the page did not know is read, and one that is gone disappears', async () => {
  const { states } = show();
  await mockRequests[0]?.answerWith(found({ id: '3' }));
  expect(mockRequests[1]?.body).toEqual({ project_id: 'p', unit_ids: ['3', '1'] });
  await mockRequests[1]?.answerWith(byId({ id: '3' }));
  expect(states()).toEqual(['2 sold', '3 available']);
});

test('a failed request keeps the page’s units, and is repeated when the visitor is back', async () => {
  const { states } = show();
  await mockRequests[0]?.fail();
  online();
  await mockRequests[1]?.fail();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(states()).toEqual(['1 available', '2 sold']);
  await mockRequests[2]?.answerWith(found({ id: '1' }, { id: '2' }));
  expect(states()).toEqual(['1 available', '2 available']);
  online();
  expect(mockRequests).toHaveLength(3);
});

test('a newer filter aborts the request', () => {
  const { rerender } = show();
  rerender({ filter: { rooms: [3] } });
  expect(mockRequests[0]?.signal.aborted).toBe(true);
  expect(mockRequests).toHaveLength(2);
});

test.each([
  ['an empty body', {}],
  ['a text', 'Welcome'],
  ['groups that are no list', { data: [], groups: {}, meta: { last_page: 1, units: 0 } }],
  ['an answer that is not all there is', { ...found({ id: '2' }), meta: { last_page: 1, units: 5 } }],
])('%s in place of units keeps the page’s units', async (_what, body) => {
  const { states } = show();
  await mockRequests[0]?.answerWith(body);
  expect(states()).toEqual(['1 available', '2 sold']);
  expect(mockRequests).toHaveLength(1);
});
