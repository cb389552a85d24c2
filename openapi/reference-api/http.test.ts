import { sql } from 'kysely';
import { contractExample } from '../contract-examples';
import { useReferenceApi, type Schemas } from './testing/api';

const contact = contractExample('ContactCreate');

describe('browsers', () => {
  const { send, get, api } = useReferenceApi();
  const origin = { Origin: 'https://www.example.sa' };

  test('may send the organization key and the idempotency key from any origin', async () => {
    const { status, headers } = await send('contactus/create', {
      method: 'OPTIONS',
      headers: {
        ...origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-organization-key,idempotency-key,content-type',
      },
    });
    expect(status).toBe(204);
    // Asked once a day, not before each call.
    expect(headers.get('access-control-max-age')).toBe('86400');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(/, ?/);
    expect(allowed).toEqual(
      expect.arrayContaining(['x-organization-key', 'idempotency-key', 'content-type']),
    );
  });

  test.each([
    ['projects/latest', 200],
    ['projects/nowhere', 404],
    ['blogs/list?page=0', 422],
  ])('may read the response of %s (%i), and Retry-After', async (path, expected) => {
    const { status, headers } = await send(path, { headers: origin });
    expect(status).toBe(expected);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  test('may read a 401', async () => {
    const { status, headers } = await send('projects/latest', {
      headers: { ...origin, 'X-Organization-Key': 'nobody' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  });

  test.each(['br', 'gzip'])('get large answers compressed with %s', async (encoding) => {
    const { headers, json } = await send<Schemas['BlogListResponse']>('blogs/list', {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(json.data).toHaveLength(7);
  });

  test('get media with absolute addresses that exist and may be cached', async () => {
    const { json } = await get<Schemas['ProjectListResponse']>('projects/list');
    const cover = json.data[0]?.cover?.url ?? '';
    expect(cover).toMatch(new RegExp(`^${api().url}/media/projects/.+\\.jpg$`));
    const picture = await fetch(cover);
    expect(picture.status).toBe(200);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toContain('max-age=604800');
  });

  test.each(['projects/none.jpg', '../organization.yaml', '%2e%2e%2forganization.yaml', ''])(
    'get a 404 for /media/%s',
    async (path) => {
      const response = await fetch(`${api().url}/media/${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ title: 'Not Found' });
    },
  );

  test('can read the contract', async () => {
    const response = await fetch(`${api().url}/api/v1/openapi.yaml`);
    expect(response.headers.get('content-type')).toContain('application/yaml');
    expect(await response.text()).toMatch(/^openapi: 3\.1/);
  });
});

describe('behind a public URL', () => {
  const { get, database } = useReferenceApi('PGlite', { publicUrl: 'https://api.example.sa/' });

  test('media URLs have that origin, in Markdown too', async () => {
    const body = { ar: 'نص ![مخطط](/media/blogs/cover-1.jpg)', en: 'About /media/ and [this](/media/x.pdf)' };
    await sql`update blogs set body = ${JSON.stringify(body)}::jsonb where id = 'a00001'`.execute(database());
    const { json } = await get<Schemas['BlogListResponse']>('blogs/list');
    expect(json.data[0]?.cover?.url).toMatch(/^https:\/\/api\.example\.sa\/media\/blogs\//);
    expect(json.data[0]?.body).toEqual({
      ar: 'نص ![مخطط](https://api.example.sa/media/blogs/cover-1.jpg)',
      en: 'About /media/ and [this](https://api.example.sa/media/x.pdf)',
    });
  });
});

describe('the rate limit of enquiries', () => {
  const { get, post, database } = useReferenceApi('PGlite', { createsPerMinute: 3 });

  test('counts all forms of one IP address together, and says when to try again', async () => {
    const consultation = contractExample('ConsultationCreate');
    expect((await post('contactus/create', contact)).status).toBe(201);
    expect((await post('consultation/create', consultation)).status).toBe(201);
    expect((await post('contactus/create', { ...contact, mobile: '' })).status).toBe(422);
    const { status, json, headers } = await post<Schemas['Problem']>('contactus/create', contact);
    expect({ status, title: json.title }).toEqual({ status: 429, title: 'Too Many Requests' });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await database().selectFrom('enquiries').select('id').execute()).toHaveLength(2);
  });

  test('does not count read requests', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => get('projects/latest')));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await post('projects/apartments', {})).status).toBe(200);
  });
});

describe('faults for tests of clients', () => {
  const { get } = useReferenceApi('PGlite', {
    faults: ({ operationId, url }) => {
      if (operationId === 'listRentals') return { disconnect: true };
      if (!url.includes('page=2')) return undefined;
      return { status: 503, headers: { 'retry-after': '1' }, body: '"down"' };
    },
  });

  test('affect the calls they name, and no others', async () => {
    expect((await get('blogs/list')).status).toBe(200);
    expect(await get('blogs/list?page=2')).toMatchObject({ status: 503, json: 'down' });
    await expect(get('rentals/list')).rejects.toThrow();
  });
});
