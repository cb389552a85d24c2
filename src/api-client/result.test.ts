import { retryAfterSeconds, toResult } from './result';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

test.each([
  ['120', 120],
  ['0', 0],
  ['Sat, 21 Nov 2026 08:01:00 GMT', 60],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('Retry-After “%s” asks for %p seconds', (header, seconds) => {
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  expect(retryAfterSeconds(answer(429, header ? { 'Retry-After': header } : {}))).toBe(seconds);
  jest.useRealTimers();
});

test('a value is sanitized, also without a check', async () => {
  const data = { url: 'javascript:alert(1)', name: '\u202Eeman' };
  expect(await toResult(Promise.resolve({ data, response: answer(200) }))).toEqual({
    ok: true,
    value: { url: '', name: 'eman' },
  });
});

test('a call that answers, fails or is aborted resolves to a result', async () => {
  const failed = (call: Promise<never>) => toResult(call);
  expect(await toResult(Promise.resolve({ data: 1, response: answer(200) }))).toEqual({ ok: true, value: 1 });
  expect(await failed(Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    failure: { kind: 'unreachable' },
  });
  expect(await failed(Promise.reject(new DOMException('', 'AbortError')))).toMatchObject({
    failure: { kind: 'aborted' },
  });
  const error = { title: 'Too Many Requests', status: 429 };
  expect(await toResult(Promise.resolve({ error, response: answer(429, { 'Retry-After': '7' }) }))).toEqual({
    ok: false,
    failure: { kind: 'problem', status: 429, problem: error, retryAfter: 7 },
  });
});
