import { createApiClient } from '../../../api-client/client';
import type { Result } from '../../../api-client/result';
import type { components } from '../../../api-client/generated/schema';
import type { Enquiry } from './enquiry';
import { attemptResult, isRetryable, sendOnce } from './send';
import { contact } from './testing/enquiries';

type ApiResult = Result<components['schemas']['EnquiryReceiptResponse']>;

const problem = (status: number, more: object = {}): ApiResult => ({
  ok: false,
  failure: { kind: 'problem', status, ...more },
});
const errors = [{ field: 'mobile', rule: 'pattern', message: 'must match' }];

const failed = { kind: 'failed' };
const refused = (fields: object = {}, removed = false) => ({ kind: 'refused', fields, removed });
const withErrors = (more: unknown) => problem(422, { problem: { status: 422, title: '', errors: more } });
const receiptOf = (reference: unknown) => ({ ok: true, value: { data: { reference, received_at: '' } } });

test.each([
  ...[400, 401, 403, 404, 405, 406, 409, 410, 411, 413, 414, 415, 418, 422, 426, 431, 451].map(
    (status) => [status, false] as const,
  ),
  ...[407, 408, 421, 423, 425, 429].map((status) => [status, true] as const),
  ...[200, 204, 302, 304, 500, 501, 502, 503, 504, 511, 520, 0].map((status) => [status, true] as const),
])('the status %i is retryable: %s @7.44', (status, retryable) => {
  expect(isRetryable(status)).toBe(retryable);
});

test.each([
  ['no answer', { ok: false, failure: { kind: 'unreachable' } }, failed],
  ['a time-out', { ok: false, failure: { kind: 'aborted' } }, failed],
  ['500', problem(500), failed],
  ['503 with Retry-After', problem(503, { retryAfter: 30 }), { kind: 'failed', retryAfter: 30 }],
  ['408', problem(408), failed],
  ['429 with Retry-After', problem(429, { retryAfter: 7 }), { kind: 'failed', retryAfter: 7 }],
  ['a refused key', problem(401), refused()],
  ['named fields', withErrors(errors), refused({ mobile: 'pattern' })],
  ['errors that are no array', withErrors('mobile'), refused()],
  ['errors that are null', withErrors(null), refused()],
  ['null among the errors', withErrors([null, ...errors]), refused({ mobile: 'pattern' })],
  ['a field that is no text', withErrors([{ field: 7, rule: 'x' }, { field: ['mobile'] }]), refused()],
  ['a rule that is no text', withErrors([{ field: 'note', rule: null }]), refused({ note: '' })],
  ['a 422 without a body', problem(422), refused()],
  ['a captive portal', { ok: true, value: { welcome: true } }, failed],
  ['a 200 without a receipt', { ok: true, value: 'OK' }, failed],
  ['a receipt', receiptOf('SH-20418'), { kind: 'accepted', reference: 'SH-20418' }],
  ['a number that is no reference', receiptOf('20418'), failed],
  ['a reference that is too short', receiptOf('SH-2041'), failed],
  ['a reference that is no text', receiptOf(20418), failed],
  ['an empty reference', receiptOf(''), failed],
])('%s @7.46', (_name, result, answer) => {
  expect(attemptResult(contact(), result as ApiResult)).toEqual(answer);
});

describe('an enquiry about a project', () => {
  const { body, ...rest } = contact();
  const about = { ...rest, body: { ...body, project_id: 'prj-1001' } } as Enquiry;
  const named = (field: string) => withErrors([{ field, rule: 'exists', message: '' }]);

  test.each([
    ['404', problem(404), true],
    ['410', problem(410), true],
    ['422 of the project', named('project_id'), true],
    ['422 of the unit', named('unit_id'), true],
    ['422 of another field', named('note'), false],
    ['400', problem(400), false],
  ])('is known to be about a removed one by %s: %p', (_name, result, removed) => {
    expect(attemptResult(about, result)).toMatchObject({ kind: 'refused', removed });
  });

  test('that the visitor chose in the form has a field to fix', () => {
    const chosen = { ...about, form: 'maintenance' } as Enquiry;
    expect(attemptResult(chosen, named('project_id'))).toMatchObject({
      fields: { project_id: 'exists' },
      removed: false,
    });
  });

  test('that is about none never has a removed one', () => {
    expect(attemptResult(contact(), problem(404))).toEqual(refused());
  });
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

test('an API that has the key with the words in another language gives the receipt of those', async () => {
  const stored = { ...contact().body, locale: 'en' };
  const client = createApiClient({
    url: 'http://api.invalid',
    organizationKey: 'key',
    fetch: async (request) => {
      const isSame = JSON.stringify(await request.json()) === JSON.stringify(stored);
      const conflict = { status: 422, title: '', errors: [{ field: 'Idempotency-Key', rule: 'conflict' }] };
      return isSame
        ? Response.json({ data: { reference: 'SH-20418', received_at: '' } }, { status: 201 })
        : Response.json(conflict, { status: 422 });
    },
  });
  expect(await sendOnce(client, contact(), 'key')).toEqual({ kind: 'accepted', reference: 'SH-20418' });
  const others = contact('كلمات أخرى');
  expect(await sendOnce(client, others, 'key')).toMatchObject({ kind: 'refused', removed: false });
});
