import { api } from './browser';
import { toResult } from './result';

// A mock, because no test can take a file away from a bundle.
jest.mock('./checked-client', () => {
  throw new Error('Loading chunk failed');
});

test('a call whose code cannot be loaded has no answer', async () => {
  const result = await toResult(api.GET('/public/organizations/me'));
  expect(result).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});

test('but an aborted one is aborted', async () => {
  const controller = new AbortController();
  const call = toResult(api.GET('/public/organizations/me', { signal: controller.signal }));
  controller.abort();
  expect(await call).toEqual({ ok: false, failure: { kind: 'aborted' } });
});
