import type { SiteServerOptions } from '../server/site-server';
import { browserHeaders, callPath, startRecordingApi } from './api-calls';
import { commonHeaders, expectHeaders, requestWith, sendRaw, type RunningHost } from './ask-host';
import { ambiguousTargets } from './hostile-requests';
import { createFixtureSite, type FixtureSite } from './fixture-site';

const enquiry = JSON.stringify({ full_name: 'نورة', mobile: '0551234567', description: 'x'.repeat(50_000) });

/** Targets of the contract as a platform that normalizes addresses itself may make them of the ambiguous ones. */
const normalTarget =
  /^\/api\/v1\/public\/(?:blogs\/list(?:\?(?:[a-z]|%C2%A0)*)?|projects\/(?:[\w.-]|%C2%A0)+)$/;

/** Tests of a host that forwards calls of the API below its own `/api/`. */
export function describeForwarding(start: (settings: SiteServerOptions) => Promise<RunningHost>): void {
  let site: FixtureSite;
  let api: Awaited<ReturnType<typeof startRecordingApi>>;
  let host: RunningHost;
  const ends: (() => unknown)[] = [];

  beforeAll(async () => {
    site = await createFixtureSite();
    ends.push(site.remove);
    api = await startRecordingApi();
    ends.push(api.close);
    host = await start({ publicDir: site.publicDir, apiUrl: api.url, organizationKey: 'key' });
    ends.push(() => host.stop?.());
  });
  beforeEach(() => api.calls.splice(0));
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  test('a call arrives with its query, its key and the address of the visitor, and without what is for the site', async () => {
    const path = `${callPath('projects/list')}?page=2&q=%D9%81%D9%8A%D9%84%D8%A7`;
    const { status, body } = await host.send(path, { headers: browserHeaders });
    expect([status, JSON.parse(body)]).toEqual([200, { data: path }]);
    const [call] = api.calls;
    expect(call).toMatchObject({
      method: 'GET',
      url: path,
      headers: {
        accept: 'application/json',
        'x-organization-key': 'key',
        'x-forwarded-for': '127.0.0.1',
        host: new URL(api.url).host,
      },
    });
    for (const name of ['cookie', 'authorization', 'x-hop']) expect(call?.headers).not.toHaveProperty(name);
  });

  test.each(['alyasmin-gardens', 'prj-1001', '%D9%81%D9%8A%D9%84%D8%A7', 'a%20b%3A%F0%9F%8F%A0', 'a.b~(c)'])(
    'a project is asked for by the id %s',
    async (id) => {
      expect((await host.send(callPath(`projects/${id}`))).status).toBe(200);
      expect(api.calls.map(({ url }) => url)).toEqual([callPath(`projects/${id}`)]);
    },
  );

  test('an enquiry arrives as it was sent', async () => {
    const path = callPath('contactus/create');
    const headers = { ...browserHeaders, 'Content-Type': 'application/json', 'Idempotency-Key': 'once' };
    expect((await host.send(path, { method: 'POST', headers, body: enquiry })).status).toBe(200);
    expect(api.calls).toEqual([
      expect.objectContaining({
        method: 'POST',
        body: enquiry,
        headers: expect.objectContaining({ 'idempotency-key': 'once', 'content-type': 'application/json' }),
      }),
    ]);
  });

  test('an answer is passed on and never stored, without cookies and headers of the connection', async () => {
    const { status, headers } = await host.send(callPath('rentals/list'));
    expect(status).toBe(429);
    expectHeaders(headers, {
      ...commonHeaders,
      'content-type': /^application\/json/,
      'retry-after': '7',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).not.toContain("default-src 'unsafe-inline'");
    expect(headers['keep-alive']).not.toBe('timeout=600');
    expect(headers['server']).not.toBe('backend/1.0');
    const ofHttp = [
      'connection',
      'content-length',
      'date',
      'keep-alive',
      'server',
      'transfer-encoding',
      'vary',
    ];
    const allowed = [
      ...Object.keys(commonHeaders),
      ...ofHttp,
      'cache-control',
      'content-type',
      'retry-after',
      'x-request-id',
    ];
    expect(Object.keys(headers).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test('what servers read in different ways leads to no more of the API than the contract has', async () => {
    const ask = async (target: string) => {
      const { origin } = host;
      if (origin) return Number((await sendRaw(origin, requestWith(origin, `GET ${target}`))).slice(9, 12));
      return host.send(target).then(
        ({ status }) => status,
        () => 400, // Nothing that a platform could hand over.
      );
    };
    const wrong: unknown[] = [];
    for (const target of ambiguousTargets) {
      const status = await ask(target);
      const arrived = api.calls.splice(0).map(({ url }) => url);
      const isNormal = arrived.every((url) => normalTarget.test(url ?? ''));
      if (!isNormal || ![200, 301, 400, 404].includes(status)) wrong.push({ target, status, arrived });
    }
    expect(wrong).toEqual([]);
    expect((await host.send(callPath('blogs/list'))).status).toBe(200);
  });

  test.each([
    ['GET', '/api/v1/operator/enquiries', 404],
    ['GET', '/api/v2/public/projects/list', 404],
    ['GET', callPath('projects/a/b'), 404],
    ['GET', callPath('projects/a%2Fb'), 404],
    ['GET', callPath('projects/..%2f..%2foperator'), 404],
    ['DELETE', callPath('projects/list'), 405],
    ['POST', callPath('projects/list'), 405],
    ['GET', callPath('contactus/create'), 405],
    ['GET', callPath('projects/apartments'), 405],
    ['POST', callPath('projects/a'), 405],
    ['GET', callPath('lookups/other'), 404],
  ] as const)('%s %s is not forwarded (%i)', async (method, path, expected) => {
    const { status, headers, body } = await host.send(path, { method });
    expect([status, JSON.parse(body)]).toEqual([expected, expect.objectContaining({ status: expected })]);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/problem\+json/),
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(api.calls).toEqual([]);
  });

  test('a body that is far too long is refused before it reaches the API', async () => {
    const body = 'x'.repeat(200_000);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    const answer = await host.send(callPath('contactus/create'), { method: 'POST', headers, body });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([413, expect.objectContaining({ status: 413 })]);
    expect(api.calls).toEqual([]);
  });

  test('an API that closes the connection is a short 502 in JSON', async () => {
    const { status, headers, body } = await host.send(callPath('projects/cut'));
    expect([status, JSON.parse(body)]).toEqual([502, { title: 'Bad Gateway', status: 502 }]);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  test('an API that is away is a 502, and the site still answers', async () => {
    const alone = await start({ publicDir: site.publicDir, apiUrl: 'http://127.0.0.1:9' });
    try {
      const { status, body } = await alone.send(callPath('projects/list'));
      expect([status, JSON.parse(body)]).toEqual([502, { title: 'Bad Gateway', status: 502 }]);
      expect((await alone.send('/about')).status).toBe(200);
    } finally {
      await alone.stop?.();
    }
  });
}
