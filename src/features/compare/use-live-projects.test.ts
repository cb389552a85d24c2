/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLiveProjects } from './use-live-projects';

interface MockRequest {
  signal: AbortSignal;
  /** Answers 200 with that body. */
  answer: (body: unknown) => Promise<void>;
}
const mockRequests: MockRequest[] = [];

// Only the network is mocked.
jest.mock('../../api-client/browser', () => ({
  api: {
    GET: (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve) =>
        mockRequests.push({
          signal,
          answer: (data) =>
            act(async () => {
              resolve({ data, response: { ok: true, status: 200, headers: new Headers() } });
              await new Promise((later) => setTimeout(later));
            }),
        }),
      ),
  },
}));

const project = { id: 'p1', slug: 'alyasmin-gardens', status: 'For_Sale', buildings: [] };

async function show() {
  mockRequests.length = 0;
  const view = renderHook(() => useLiveProjects(['alyasmin-gardens']));
  await act(async () => new Promise((later) => setTimeout(later))); // the lookup's code is loaded
  return () => view.result.current.live['alyasmin-gardens'];
}

test('a project is loading until the API answers', async () => {
  const live = await show();
  expect(live()).toEqual({ status: 'loading' });
  await mockRequests[0]?.answer({ data: project });
  expect(live()).toMatchObject({ status: 'live', project });
});

test.each([
  ['an empty body', {}],
  ['no body', undefined],
  ['a text', 'Welcome'],
  ['a project without buildings', { data: { ...project, buildings: undefined } }],
  ['a building without units', { data: { ...project, buildings: [{ id: 'a' }] } }],
])('%s counts as unavailable, and the request is repeated', async (_what, body) => {
  const live = await show();
  await mockRequests[0]?.answer(body);
  expect(live()).toEqual({ status: 'cached' });

  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await new Promise((later) => setTimeout(later));
  });
  await mockRequests[1]?.answer({ data: project });
  expect(live()).toMatchObject({ status: 'live', project });
});
