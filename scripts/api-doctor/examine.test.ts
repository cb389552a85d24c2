import { startReferenceApi, type ReferenceApi } from '../../openapi/reference-api';
import { generateDataset } from '../../openapi/reference-api/generator';
import { startChangingProxy, type Answer, type ChangingProxy } from './changing-proxy';
import { examine } from './examine';
import { Recorder } from './recorder';

jest.setTimeout(120_000);

const dataset = generateDataset({ projects: 4, units: 4, rentals: 6, blogs: 5 });
let api: ReferenceApi;
let proxy: ChangingProxy;

beforeAll(async () => {
  api = await startReferenceApi({ memory: true, dataset });
  proxy = await startChangingProxy(api.url);
});
afterAll(async () => {
  proxy.close();
  await api.close();
});

/** Titles of the rules that do not hold, with their sentences. */
async function examined(changes: (answer: Answer) => void, creates = false): Promise<string> {
  proxy.change = changes;
  const findings = await examine(new Recorder(proxy.url, dataset.organizationKey), creates);
  const red = findings.filter(({ wrong }) => wrong.length > 0);
  return red.map(({ title, wrong }) => [title, ...wrong].join('\n')).join('\n');
}

type Body = { data: Record<string, unknown>[]; meta: Record<string, number> };

/** Changes the rows and the paging of the answers whose path fits. */
const inBodies =
  (path: RegExp, edit: (body: Body) => void) =>
  (answer: Answer): void => {
    if (!path.test(answer.path) || answer.status !== 200) return;
    const body = JSON.parse(answer.body) as Body;
    edit(body);
    answer.body = JSON.stringify(body);
  };

test('the reference API holds every rule, the five requests too', async () => {
  const red = await examined(() => undefined, true);
  expect(
    red.replace(/^.*(cannot be read|answers 404|Pictures, plans and documents can be read)$/gm, '').trim(),
  ).toBe('');
});

// `redocly drift` is marked experimental: each kind of drift that is told here stays so.
test.each<[string, (answer: Answer) => void, RegExp]>([
  [
    'a renamed field',
    inBodies(/rentals\/list/, ({ data }) => data.forEach((row) => delete row['annual_rent'])),
    /listRentals, 200: .*annual_rent/,
  ],
  [
    'a number as text',
    inBodies(/projects\/latest/, ({ data }) => data.forEach((row) => (row['price_from'] = '1'))),
    /getLatestProjects, 200: .*price_from/,
  ],
  [
    'an unknown member of an enum',
    inBodies(/projects\/list/, ({ data }) => data.forEach((row) => (row['status'] = 'Sold'))),
    /listProjects, 200: .*status/,
  ],
  ['a total that lies', inBodies(/rentals\/list/, ({ meta }) => (meta['total'] = 7)), /meta\.total is 7/],
  [
    'pages that overlap',
    inBodies(/blogs\/list\?page=1/, ({ data }) => data.splice(1, 1, data[0] ?? {})),
    /comes twice/,
  ],
  [
    'the oldest first',
    inBodies(/projects\/latest/, ({ data }) => data.reverse()),
    /out of order, published_at/,
  ],
  [
    'a draft',
    inBodies(/projects\/list/, ({ data }) => data.slice(0, 1).forEach((row) => (row['status'] = 'Draft'))),
    /it has a draft/,
  ],
  [
    'ids that change',
    inBodies(/blogs\/list/, ({ data }) => data.forEach((row) => (row['id'] = crypto.randomUUID()))),
    /other ids/,
  ],
  [
    'local times',
    inBodies(/blogs\/list/, ({ data }) =>
      data.forEach((row) => (row['published_at'] = '2026-01-01T10:00:00+03:00')),
    ),
    /not in UTC/,
  ],
  [
    'another state in the search',
    inBodies(/apartments/, ({ data }) => data.forEach((row) => (row['state'] = 'sold'))),
    /another state in the search/,
  ],
  [
    'errors as HTML',
    (answer) => {
      if (answer.status === 404)
        Object.assign(answer, { headers: { 'content-type': 'text/html' }, body: '<h1>' });
    },
    /type text\/html/,
  ],
  [
    'errors as 200',
    (answer) => {
      if (answer.status === 422) answer.status = 200;
    },
    /must answer 422 for a page below 1/,
  ],
  [
    'no preflight',
    (answer) => {
      if (answer.method === 'OPTIONS') answer.status = 404;
    },
    /the preflight answers 404/,
  ],
  [
    'no other origin',
    (answer) => {
      delete answer.headers['access-control-allow-origin'];
    },
    /does not allow https/,
  ],
  [
    'answers that are kept',
    (answer) => {
      answer.headers['cache-control'] = 'max-age=600';
    },
    /may see old data/,
  ],
])('it finds %s', async (_, changes, sentence) => {
  expect(await examined(changes)).toMatch(sentence);
});

test('it finds a request that is stored twice, and one that is taken without its fields', async () => {
  let number = 0;
  const red = await examined((answer) => {
    if (answer.method !== 'POST' || !answer.path.endsWith('/create')) return;
    number += 1;
    answer.status = 201;
    answer.body = JSON.stringify({
      data: { reference: `SH-${number}`, received_at: new Date().toISOString() },
    });
  }, true);
  expect(red).toMatch(/sent again with its Idempotency-Key it has the reference/);
  expect(red).toMatch(/must answer 422 for a body without fields; it answers 201/);
  expect(red).toMatch(/must answer 413/);
});

test.each([
  ['http://127.0.0.1:1', 'Nothing answers'],
  ['', 'is not known there'],
  ['/api/v1', 'without /api/v1'],
])('a wrong address or key (%s) is one sentence', async (suffix, sentence) => {
  proxy.change = () => undefined;
  const key = suffix === '' ? 'nobody' : dataset.organizationKey;
  const url = suffix.startsWith('http') ? suffix : proxy.url + suffix;
  await expect(examine(new Recorder(url, key), false)).rejects.toThrow(sentence);
});
