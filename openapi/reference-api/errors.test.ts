import { request } from 'node:http';
import { contractExample } from '../contract-examples';
import { useReferenceApi, type Schemas } from './testing/api';

type Problem = Schemas['Problem'];

const contact = contractExample('ContactCreate');

describe('bodies', () => {
  const { send, post, refusedFields, api } = useReferenceApi();
  const raw = (body: BodyInit, type?: string) =>
    send<Problem>('contactus/create', {
      method: 'POST',
      body,
      headers: type ? { 'content-type': type } : {},
    });

  test.each<[string, BodyInit, string]>([
    ['malformed JSON', '{"full_name":', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['plain text', JSON.stringify(contact), 'text/plain'],
    ['a form', 'full_name=x', 'application/x-www-form-urlencoded'],
    ['a JSON array', '[]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22]), 'application/json'],
    ['very deep JSON', '['.repeat(30_000) + ']'.repeat(30_000), 'application/json'],
  ])('%s is refused as `body`', async (_what, body, type) => {
    expect(await refusedFields(raw(body, type))).toEqual(['body']);
  });

  test('a body that is not compressed as it says is refused as `body`', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const body = JSON.stringify(contact);
    expect(await refusedFields(send('contactus/create', { method: 'POST', body, headers }))).toEqual([
      'body',
    ]);
  });

  test('no body at all is refused as `body`', async () => {
    expect(await refusedFields(send('contactus/create', { method: 'POST' }))).toEqual(['body']);
  });

  test('a body of more than 64 KiB is a 413', async () => {
    const { status, json, headers } = await post<Problem>('contactus/create', {
      ...contact,
      description: 'x'.repeat(64 * 1024),
    });
    expect({ status, title: json.title }).toEqual({ status: 413, title: 'Content Too Large' });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a body just below the limit is accepted', async () => {
    const big = { ...contact, description: 'x'.repeat(60 * 1024) };
    expect(await refusedFields(post('contactus/create', big))).toEqual(['description']);
  });

  test.each(['/', '/api/v1/nope', '/api/v1/public/projects', '/%ZZ'])('%s is a 404 problem', async (path) => {
    const response = await fetch(api().url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ title: 'Not Found', status: 404 });
  });

  test('an incomplete request does not stop the server', async () => {
    const url = `${api().url}/api/v1/public/contactus/create`;
    const headers = { 'content-type': 'application/json', 'content-length': 1000 };
    await new Promise<void>((resolve) => {
      const unfinished = request(url, { method: 'POST', headers }, () => resolve());
      unfinished.on('error', () => resolve());
      unfinished.write('{');
      unfinished.destroy();
    });
    const health = await fetch(`${api().url}/health`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
  });
});

describe('the id of a request', () => {
  const { get, post, send, api } = useReferenceApi();
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

  test('is in every answer, another each time, and browsers may read it', async () => {
    const answers = [
      await get('blogs/list'),
      await get('blogs/list'),
      await get('projects/nowhere'),
      await post('contactus/create', contact),
      await post('contactus/create', {}),
      await fetch(`${api().url}/health`),
      await fetch(`${api().url}/%ZZ`),
      await fetch(`${api().url}/api/v1/public/blogs/list`, { method: 'OPTIONS' }),
    ];
    const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(ids.length);
    expect(answers[0]?.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });

  test('is repeated by the problem, and is not what the client sends', async () => {
    const { headers, json } = await send<Problem>('projects/nowhere', {
      headers: { 'X-Request-Id': 'mine' },
    });
    expect(headers.get('x-request-id')).toMatch(uuid);
    expect(json.instance).toBe(`urn:uuid:${headers.get('x-request-id')}`);
  });
});

describe('an unexpected error', () => {
  const lines: string[] = [];
  const { get, api, database } = useReferenceApi('PGlite', {
    validateResponses: false,
    log: { stream: { write: (line) => lines.push(line) } },
  });

  test('is a 500 without details, and the health check says so', async () => {
    expect(await (await fetch(`${api().url}/health`)).json()).toEqual({ status: 'ok', database: 'pglite' });
    await database().schema.alterTable('organizations').renameTo('hidden').execute();
    const { status, json, headers } = await get<Problem>('blogs/list');
    expect(status).toBe(500);
    expect(headers.get('content-type')).toContain('application/problem+json');
    const id = headers.get('x-request-id') ?? '';
    expect(json).toEqual({
      ...{ type: 'about:blank', title: 'Internal Server Error', status: 500 },
      instance: `urn:uuid:${id}`,
    });
    // The operator finds what a client quotes.
    const logged = lines.filter((line) => line.includes(`"reqId":"${id}"`));
    expect(logged.some((line) => line.includes('unexpected error'))).toBe(true);
  });
});

describe('a response that does not fit the contract', () => {
  const { get, database } = useReferenceApi();

  test('is a 500 when responses are validated', async () => {
    await database().updateTable('blogs').set({ slug: 'Not A Slug' }).where('id', '=', 'a00001').execute();
    expect((await get('blogs/list')).status).toBe(500);
    expect((await get('blogs/list?page=2')).status).toBe(200);
  });
});
