import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReferenceApi, type Faults, type ReferenceApi } from '../../../openapi/reference-api';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { createApiClient } from '../../api-client/client';
import { ContractValidator } from './contract-validator';
import { createLastGood, keepStaged } from './last-good';
import { readSource } from './read-source';
import { createRetryingFetch } from './retrying-fetch';

jest.setTimeout(120_000);

const dataset = generateDataset({ projects: 4, units: 2, rentals: 6, blogs: 5 });
const { organizationKey } = dataset;
let api: ReferenceApi;
let folder: string;
let faults: Faults | undefined;
let calls = 0;

beforeAll(async () => {
  api = await startReferenceApi({
    memory: true,
    dataset,
    faults: (call) => {
      calls += 1;
      return faults?.(call);
    },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  faults = undefined;
  calls = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'doubtful-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Build {
  url?: string;
  acceptsLosses?: boolean;
  keep?: boolean;
}

/** Reads as a build does, and keeps the copies of one that succeeds. */
async function read({ url = api.url, acceptsLosses, keep = true }: Build = {}) {
  const fetch = createRetryingFetch({ attempts: 2, delay: 1, timeout: 5000 });
  // One identity, so that another host could overwrite its copies.
  const copied = { url: api.url, organizationKey };
  const source = await readSource({
    apiUrl: url,
    client: createApiClient({ url, organizationKey, fetch }),
    validator: new ContractValidator(),
    lastGood: createLastGood(folder, copied, { staged: true }),
    known: createLastGood(path.join(folder, 'known'), copied),
    acceptsLosses,
  });
  if (keep) await keepStaged(folder);
  return source;
}

const answer =
  (operationId: string, body: unknown): Faults =>
  (call) =>
    call.operationId === operationId ? { status: 200, body: JSON.stringify(body) } : undefined;

const emptyPage = { data: [], meta: { page: 1, per_page: 9, total: 0, last_page: 1 } };

test.each([
  ['listRentals', 'rentals', emptyPage],
  ['listBlogs', 'blogs', emptyPage],
  ['listProjects', 'projects', emptyPage],
  ['listRentals', 'rentals', { data: null, meta: null }],
  ['listBlogs', 'blogs', null],
  ['getLookups', 'lookups-cities', { data: null }],
  ['getLookups', 'lookups-cities', { data: [] }],
  ['getLookups', 'lookups-cities', []],
  ['getOrganization', 'organization', { data: null }],
  ['listBlogs', 'blogs', { ...emptyPage, meta: { page: 1, per_page: 9, total: 1, last_page: 1e10 } }],
  ['listBlogs', 'blogs', { data: [], meta: { page: 1, per_page: 9, total: 40, last_page: 1 } }],
])(
  '%s: an answer that is not believed is replaced by the last good copy of %s (%j)',
  async (call, name, body) => {
    const before = await read();
    faults = answer(call, body);
    const after = await read();
    expect({ ...after, report: undefined }).toEqual({ ...before, report: undefined });
    expect(after.report.resources[name]).toMatchObject({
      ...{ origin: 'last_good', reason: expect.any(String) },
      read_at: before.report.read_at,
    });
    // Nor does it replace the copy.
    faults = ({ operationId }) => (operationId === call ? { status: 500 } : undefined);
    expect({ ...(await read()), report: undefined }).toEqual({ ...before, report: undefined });
  },
);

test('an API that speaks of endless pages is asked a few times, not for each', async () => {
  await read();
  calls = 0;
  faults = answer('listRentals', { ...emptyPage, meta: { page: 1, per_page: 9, total: 1, last_page: 1e10 } });
  await read();
  expect(calls).toBeLessThan(30);
});

test('a loss is believed when the operator says so', async () => {
  await read();
  faults = answer('listRentals', emptyPage);
  const { rentals, report } = await read({ acceptsLosses: true });
  expect(rentals).toEqual([]);
  expect(report.resources['rentals']).toMatchObject({ origin: 'api', rows: 0 });
});

const page = (data: unknown[], total = data.length) =>
  answer('listRentals', { data, meta: { page: 1, per_page: 9, total, last_page: 1 } });

const [first, ...others] = dataset.rentals;

test.each([
  [
    'a row that comes twice',
    others[0],
    { outcome: 'repaired', record: `Rental ${others[0]?.id}`, at: '/id' },
  ],
  ['an empty row', null, { outcome: 'dropped', record: 'Rental (without id)' }],
  ['a row without an id', {}, { outcome: 'dropped', record: 'Rental (without id)' }],
])('%s is named, and the others follow the API', async (_, row, problem) => {
  await read();
  faults = page([{ ...first, annual_rent: 77_000 }, ...others, row]);
  const { rentals, report } = await read();
  expect(rentals.find(({ id }) => id === first?.id)?.annual_rent).toBe(77_000);
  expect(rentals).toHaveLength(dataset.rentals.length);
  expect(report.resources['rentals']?.origin).toBe('api');
  expect(report.resources['rentals']?.problems).toContainEqual(expect.objectContaining(problem));
});

test('a first build does not take one record of many for all there are', async () => {
  faults = page(dataset.rentals.slice(0, 1), 12);
  await expect(read()).rejects.toThrow(
    /rentals: only 1 of 12 rows can be used, and there is no last good copy/,
  );
  expect((await read({ acceptsLosses: true })).rentals).toHaveLength(1);
});

test('what a build read is no copy until the whole build has succeeded', async () => {
  const before = await read();
  faults = answer('listBlogs', {
    data: dataset.blogs.slice(0, 4),
    meta: { page: 1, per_page: 9, total: 4, last_page: 1 },
  });
  expect((await read({ keep: false })).blogs).toHaveLength(4);
  faults = ({ operationId }) => (operationId === 'listBlogs' ? { disconnect: true } : undefined);
  expect((await read()).blogs).toEqual(before.blogs);
});

describe('another host', () => {
  let other: Server;
  let url: string;
  const servers: Server[] = [];

  /** Two hosts by name: loopback has both. */
  async function listen(handler: RequestListener, host: string) {
    const server = createServer(handler);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://${host}:${(server.address() as AddressInfo).port}`;
  }
  beforeAll(async () => {
    const elsewhere = await listen((_, response) => response.end('{"data":[]}'), 'localhost');
    url = await listen((request, response) => {
      response.writeHead(302, { Location: `${elsewhere}${request.url ?? ''}` }).end();
    }, '127.0.0.1');
    other = servers[0] as Server;
  });
  afterAll(() => servers.forEach((server) => server.close()));

  test('its answer after a redirect is not believed', async () => {
    const before = await read();
    const after = await read({ url });
    expect(other.listening).toBe(true);
    expect(after.projects).toEqual(before.projects);
    expect(after.report.resources['projects']?.reason).toMatch(/another host, localhost/);
  });

  test('redirects without an end are followed once for each list', async () => {
    let asked = 0;
    const loop = await listen((request, response) => {
      asked += 1;
      response.writeHead(302, { Location: request.url }).end();
    }, '127.0.0.1');
    const before = await read();
    const after = await read({ url: loop });
    expect(after.projects).toEqual(before.projects);
    expect(after.report.resources['projects']?.reason).toMatch(/leads to itself/);
    expect(asked).toBeLessThan(200);
  });
});
