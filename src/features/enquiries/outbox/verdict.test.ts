import { verdictOf } from './verdict';

test.each([
  ...[400, 401, 403, 404, 405, 406, 409, 410, 411, 413, 414, 415, 418, 422, 426, 431, 451].map(
    (status) => [status, 'never'] as const,
  ),
  ...[407, 408, 421, 423, 425, 429].map((status) => [status, 'later'] as const),
  ...[200, 204, 302, 304, 500, 501, 502, 503, 504, 511, 520, 0].map((status) => [status, 'later'] as const),
])('%i: sending the same again helps %s @7.44', (status, verdict) => {
  expect(verdictOf(status)).toBe(verdict);
});
