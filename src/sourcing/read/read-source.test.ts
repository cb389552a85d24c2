import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { startReferenceApi, type Faults, type ReferenceApi } from '../../../openapi/reference-api';
import { createApiClient } from '../../api-client/client';
import { ContractValidator } from './contract-validator';
import { createLastGood } from './last-good';
import { SourceError } from './source-error';
import { readSource } from './read-source';
import { createRetryingFetch } from './retrying-fetch';

jest.setTimeout(120_000);

const dataset = generateDataset({ projects: 20, units: 5, rentals: 15, blogs: 12, drafts: 3 });
const published = dataset.projects.filter(({ status }) => status !== 'Draft');

let api: ReferenceApi;
let folder: string;
let faults: Faults | undefined;

beforeAll(async () => {
  api = await startReferenceApi({ memory: true, dataset, faults: (call) => faults?.(call) });
});
afterAll(() => api.close());

beforeEach(async () => {
  faults = undefined;
  folder = await mkdtemp(path.join(tmpdir(), 'last-good-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads as a build does. `url` is the address of the API, `timeout` is in milliseconds. */
function read(url = api.url, timeout = 60_000) {
  const organizationKey = dataset.organizationKey;
  const fetch = createRetryingFetch({ attempts: 2, delay: 1, timeout });
  return readSource({
    apiUrl: url,
    client: createApiClient({ url, organizationKey, fetch }),
    validator: new ContractValidator(),
    lastGood: createLastGood(folder, { url, organizationKey }),
    known: createLastGood(path.join(folder, 'known'), { url, organizationKey }),
  });
}

/** Answers one operation with a body of our own. */
const answer =
  (operationId: string, body: unknown): Faults =>
  (call) =>
    call.operationId === operationId ? { status: 200, body: JSON.stringify(body) } : undefined;

test('every page of every list is read, and projects in full @7.1 @7.3 @7.5 @7.8', async () => {
  const source = await read();
  expect(source.projects.map(({ slug }) => slug).sort()).toEqual(published.map(({ slug }) => slug).sort());
  expect(source.projects.every(({ buildings }) => buildings.some(({ units }) => units.length > 0))).toBe(
    true,
  );
  expect(source.rentals).toHaveLength(15);
  expect(source.blogs).toHaveLength(12);
  expect(source.organization.name).toEqual(dataset.organization.name);
  expect(Object.keys(source.lookups)).toEqual(['maintenance-types', 'rooms', 'cities', 'districts']);
  expect(source.report.resources['projects']).toMatchObject({
    origin: 'api',
    rows: published.length,
    problems: [],
  });
  // The page sizes of the API: prerendered pages have as many rows.
  const pageSizes = ['projects', 'rentals', 'blogs'].map((name) => source.report.resources[name]?.per_page);
  expect(pageSizes).toEqual([9, 12, 7]);
});

test('a long list is read in pages larger than those of visitors', async () => {
  const asked: unknown[] = [];
  faults = ({ operationId, url }) => {
    if (operationId === 'listBlogs') asked.push(url.split('?')[1]);
    return undefined;
  };
  await read();
  expect(asked).toEqual(['page=1', 'page=1&per_page=100']);
});

test('a draft that the API lists by mistake is left out', async () => {
  const [first] = published;
  faults = answer('listProjects', {
    data: [{ ...first, status: 'Draft' }, first],
    meta: { page: 1, per_page: 9, total: 2, last_page: 1 },
  });
  expect((await read()).projects).toHaveLength(1);
});

test('an invalid row is dropped and counted, the others stay', async () => {
  const [first, second] = dataset.blogs;
  faults = answer('listBlogs', {
    data: [{ ...first, slug: 'Not A Slug' }, second],
    meta: { page: 1, per_page: 9, total: 2, last_page: 1 },
  });
  const { blogs, report } = await read();
  expect(blogs.map(({ id }) => id)).toEqual([second?.id]);
  expect(report.resources['blogs']?.problems).toContainEqual({
    ...{ outcome: 'dropped', record: `Blog ${first?.id}`, at: '/slug' },
    ...{ message: expect.stringContaining('must match pattern'), contract: 'Blog/properties/slug/pattern' },
  });
});

test.each([
  ['is down', { disconnect: true }],
  ['answers 500', { status: 500 }],
  ['answers nonsense', { status: 200, body: '<html>maintenance</html>' }],
  ['answers another shape', { status: 200, body: '{"projects":[]}' }],
  ['is slower than the time-out', { delay: 3000 }],
])('when the API %s, the last good copy is used, and the report says so', async (_, fault) => {
  const before = await read();
  faults = ({ operationId }) => (operationId === 'listProjects' ? fault : undefined);
  const after = await read(api.url, 2000);
  expect(after.projects).toEqual(before.projects);
  expect(after.report.resources['projects']).toMatchObject({
    origin: 'last_good',
    reason: expect.any(String),
    per_page: 9,
  });
  expect(after.report.resources['blogs']).toMatchObject({ origin: 'api' });
});

test('when more than half of the projects are suddenly missing, the last good copy is used', async () => {
  await read();
  faults = answer('listProjects', {
    data: published.slice(0, 3),
    meta: { page: 1, per_page: 9, total: 3, last_page: 1 },
  });
  const { projects, report } = await read();
  expect(projects).toHaveLength(published.length);
  expect(report.resources['projects']?.reason).toMatch('more than half are suddenly missing');
});

test('when reading one project fails, all projects are taken from the last good copy', async () => {
  await read();
  faults = ({ operationId }) => (operationId === 'getProject' ? { status: 500 } : undefined);
  expect((await read()).projects).toHaveLength(published.length);
});

test('without the API and without a copy the build stops and gives the reason', async () => {
  await expect(read('http://127.0.0.1:1')).rejects.toThrow(SourceError);
  await expect(read('http://127.0.0.1:1')).rejects.toThrow(/cannot be reached.*no last good copy/s);
});

test('the copy of another API is never used', async () => {
  await read();
  await expect(read('http://127.0.0.1:1')).rejects.toThrow(/no last good copy/);
});
