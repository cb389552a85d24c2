import { checkEveryAnswer as checkAnswer } from './check/every-answer';
import { createApiClient } from './client';
import { addResponseCheck, type Check } from './response-check';
import { toResult } from './result';

const name = { ar: 'شاقول', en: 'Shaqool' };

/** The profile as read by a client whose API answers with `body`. */
function ask(body: string, { status = 200, load = async (): Promise<Check> => checkAnswer } = {}) {
  const headers = { 'Content-Type': 'application/json', 'Retry-After': '7' };
  const client = createApiClient({
    url: 'http://api.example',
    organizationKey: 'key',
    fetch: async () => new Response(body, { status, headers }),
  });
  addResponseCheck(client, load);
  return toResult(client.GET('/public/organizations/me'), { name, plugins: [], phone1: '0500000001' });
}

test('an answer that fits is the value', async () => {
  const data = { name, plugins: ['Rental'] };
  expect(await ask(JSON.stringify({ data }))).toEqual({ ok: true, value: { data } });
});

test.each([[[null]], [[1]], [[{ name: 'Rental' }]]])(
  'plugins that came as %j are what was known, not none @10.4',
  async (plugins) => {
    const answer = await ask(JSON.stringify({ data: { name, plugins, email: 'a@example.sa' } }));
    expect(answer).toMatchObject({ value: { data: { plugins: [], email: 'a@example.sa' } } });
    expect(answer).toMatchObject({ dropped: [{ path: '/data/plugins', restored: true }] });
  },
);

test('a member that does not fit is replaced by the known one, and named', async () => {
  expect(await ask(JSON.stringify({ data: { name, plugins: [], phone1: 5, phone2: 6 } }))).toEqual({
    ok: true,
    value: { data: { name, plugins: [], phone1: '0500000001' } },
    dropped: [
      { path: '/data/phone1', invalidPath: '/data/phone1', restored: true },
      { path: '/data/phone2', invalidPath: '/data/phone2' },
    ],
  });
});

test.each(['{}', '[]', '{"data":null}', '7', '<h1>Bad gateway</h1>', '{"data":{"na'])(
  '%s is malformed @10.4',
  async (body) => {
    expect(await ask(body)).toEqual({ ok: false, failure: { kind: 'malformed' } });
  },
);

const noCheck = { load: () => Promise.reject<Check>(new Error('Loading chunk 7 failed')) };

test('an answer that cannot be checked counts as unreachable', async () => {
  const body = JSON.stringify({ data: { name, plugins: [] } });
  expect(await ask(body, noCheck)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});

const problem = { title: 'Unprocessable Content', status: 422 };
const failed = (errors?: object) => ({
  ok: false,
  failure: { kind: 'problem', status: 422, problem: { ...problem, ...errors }, retryAfter: 7 },
});

test('a refusal keeps its status, whether its problem fits, does not fit, or cannot be checked', async () => {
  const refused = JSON.stringify({ ...problem, errors: [null, 7] });
  expect(await ask(refused, { status: 422 })).toEqual(failed({ errors: [] }));
  expect(await ask(refused, { status: 422, ...noCheck })).toEqual({
    ok: false,
    failure: { kind: 'problem', status: 422, problem: undefined, retryAfter: 7 },
  });
  expect(await ask('{"title":7,"status":"x"}', { status: 422 })).toEqual({
    ok: false,
    failure: { kind: 'problem', status: 422, problem: undefined, retryAfter: 7 },
  });
});
