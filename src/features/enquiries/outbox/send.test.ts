import { createApiClient } from '../../../api/client';
import type { Result } from '../../../api/result';
import type { components } from '../../../api/schema';
import { answerOf, sendOnce } from './send';
import { contact } from './testing/enquiries';

type Answered = Result<components['schemas']['EnquiryReceiptResponse']>;

const problem = (status: number, more: object = {}): Answered => ({
  ok: false,
  failure: { kind: 'problem', status, ...more },
});
const errors = [{ field: 'mobile', rule: 'pattern', message: 'must match' }];

test.each([
  ['no answer', { ok: false, failure: { kind: 'unreachable' } }, { kind: 'failed' }],
  ['a time-out', { ok: false, failure: { kind: 'aborted' } }, { kind: 'failed' }],
  ['500', problem(500), { kind: 'failed' }],
  ['503 with Retry-After', problem(503, { retryAfter: 30 }), { kind: 'failed', retryAfter: 30 }],
  ['408', problem(408), { kind: 'failed' }],
  ['429 with Retry-After', problem(429, { retryAfter: 7 }), { kind: 'failed', retryAfter: 7 }],
  ['a refused key', problem(401), { kind: 'failed' }],
  ['a portal of a hotel', { ok: true, value: { welcome: true } }, { kind: 'failed' }],
  [
    'named fields',
    problem(422, { problem: { status: 422, title: '', errors } }),
    { kind: 'refused', fields: { mobile: 'pattern' } },
  ],
  [
    'a receipt',
    { ok: true, value: { data: { reference: 'SH-20418', received_at: '' } } },
    { kind: 'taken', reference: 'SH-20418' },
  ],
])('%s', (_name, result, answer) => {
  expect(answerOf(result as Answered)).toEqual(answer);
});

test('an attempt that is never answered is given up after 20 seconds', async () => {
  jest.useFakeTimers();
  const client = createApiClient({
    url: 'http://api.invalid',
    organizationKey: 'key',
    fetch: ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  });
  const sending = sendOnce(client, contact(), 'key-of-the-request');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await sending).toEqual({ kind: 'failed' });
  jest.useRealTimers();
});
