import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReferenceApi, type ReferenceApi } from './index';
import { describeDatabases, dataset, published, useReferenceApi, type Schemas } from './testing/api';

type Problem = Schemas['Problem'];

/** Texts that JavaScript reads as numbers, or that overflow one, but that no client means as a page. */
const noNumbers = [
  ...[
    '1e309',
    '-1e309',
    '1e21',
    '99999999999999999999',
    'NaN',
    'Infinity',
    '-0',
    '0',
    '-1',
    '1.5',
    '1.0',
    '1e0',
  ],
  ...[
    '0x10',
    '0b1',
    '%201',
    '+1',
    '%2B1',
    '01',
    '1_000',
    '',
    'null',
    'true',
    '%D9%A3',
    '%00',
    '%FF',
    '%',
    '1%00',
  ],
];

describeDatabases('malformed values on $name', ({ name }) => {
  const { get, post, send, refusedFields } = useReferenceApi(name);

  test.each(noNumbers)('a page or page length %j is refused, naming the parameter', async (text) => {
    for (const list of ['projects', 'rentals', 'blogs']) {
      expect(await refusedFields(get(`${list}/list?page=${text}`))).toEqual(['page']);
      expect(await refusedFields(get(`${list}/list?per_page=${text}`))).toEqual(['per_page']);
    }
  });

  test('a parameter that comes twice is refused, however often it comes', async () => {
    expect(await refusedFields(get('projects/list?page=1&page=1'))).toEqual(['page']);
    expect(await refusedFields(get('rentals/list?has_ac=true&has_ac=true'))).toEqual(['has_ac']);
    const many = Array.from({ length: 1500 }, () => 'page=1').join('&');
    expect(await refusedFields(get(`projects/list?${many}`))).toEqual(['page']);
  });

  test.each(['1e309', '1e21', '99999999999999999999', '-0', '1.5', '"1"', 'null'])(
    'the number %s in a body is refused, naming the field',
    async (text) => {
      const body = `{"page":${text}}`;
      const headers = { 'content-type': 'application/json' };
      const answer = send<Problem>('projects/apartments', { method: 'POST', headers, body });
      expect(await refusedFields(answer)).toEqual(['page']);
    },
  );

  test('a highest price above every price matches every price', async () => {
    const all = await post<Schemas['ApartmentListResponse']>('projects/apartments', {
      price_max: 2 ** 31 - 1,
    });
    expect(all.json.meta.total).toBeGreaterThan(0);
    for (const price_max of [2 ** 31, 1e12, 1e300]) {
      const { status, json } = await post<Schemas['ApartmentListResponse']>('projects/apartments', {
        price_max,
      });
      expect([status, json.meta.total]).toEqual([200, all.json.meta.total]);
    }
  });

  test.each(['%00', '%ED%A0%80', '%', '%zz', '..%2F..', '%2e%2e', 'a%2Fb', 'x'.repeat(5000), '__proto__'])(
    'nothing is at the id %j',
    async (id) => {
      for (const place of [`projects/${id}`, `lookups/${id}`]) {
        const { status, headers } = await get<Problem>(place);
        expect([place, status]).toEqual([place, 404]);
        expect(headers.get('content-type')).toContain('application/problem+json');
      }
    },
  );

  test('NUL and lone surrogates are refused in every text, naming the field', async () => {
    const person = { full_name: 'نورة سعد العتيبي', mobile: '0551234567' };
    const texts = { email: 'a\0@example.sa', location: 'a\0', page_path: '/\ud800', unit_id: 'a\0' };
    const body = { ...person, ...texts, project_id: published[0]?.id ?? '', description: 'abc\udfffdef' };
    expect(await refusedFields(post('contactus/create', body))).toEqual([
      'description',
      'email',
      'location',
      'page_path',
      'unit_id',
    ]);
  });
});

describe('what is no call of the contract', () => {
  const { api } = useReferenceApi();

  test.each(['/media/%00', '/media/%', '/media/..%2F..%2Fpackage.json', '/health/%00'])(
    '%s is a 404 problem',
    async (address) => {
      const response = await fetch(api().url + address);
      expect([response.status, await response.json()]).toEqual([
        404,
        expect.objectContaining({ status: 404 }),
      ]);
    },
  );

  test.each(['PUT', 'PATCH', 'DELETE', 'QUERY'])('%s is a 404, with or without a body', async (method) => {
    const address = `${api().url}/api/v1/public/contactus/create`;
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(address, { method, headers })).status).toBe(404);
    expect((await fetch(address, { method, headers, body: '{' })).status).toBe(404);
  });

  test('may be read by the site, also where the address cannot be decoded', async () => {
    const response = await fetch(`${api().url}/api/v1/public/projects/%ED%A0%80`);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  });
});

describe('the list for operators', () => {
  let directory = '';
  let api: ReferenceApi | undefined;
  beforeAll(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
    api = await startReferenceApi({ dataDir: directory, dataset });
  });
  afterAll(async () => {
    await api?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  test.each([
    ['since=nonsense', 'since'],
    ['since=2026-02-30', 'since'],
    ['since=', 'since'],
    ['since=2026-11-21&since=2026-11-21', 'since'],
    ['since=0000-01-01', 'since'],
    ['kind=nonsense', 'kind'],
    ['kind=%00', 'kind'],
    ['older_than=0', 'older_than'],
    ['older_than=1e9', 'older_than'],
  ])('%s is a 400 that names the parameter', async (query, field) => {
    const lock = readFileSync(path.join(directory, 'lock.json'), 'utf8');
    const { operator } = JSON.parse(lock) as { operator: { url: string; token: string } };
    const response = await fetch(`${operator.url}/operator/enquiries?${query}`, {
      headers: { authorization: `Bearer ${operator.token}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });
});
