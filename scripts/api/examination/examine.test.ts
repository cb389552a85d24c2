import { examine } from './examine';
import { inBodies, useChangedApi, type Change } from './testing/changed-api';
import { Recorder } from './recorder';

jest.setTimeout(120_000);

const { examined, recorder } = useChangedApi();

test('the reference API holds every rule, the five requests too', async () => {
  const red = await examined(() => undefined, { creates: true });
  expect(
    red.replace(/^.*(cannot be read|answers 404|Pictures, plans and documents can be read)$/gm, '').trim(),
  ).toBe('');
});

/** Faults that do not hide each other: each group is one examination, which takes seconds. */
// `redocly drift` is marked experimental: each kind of drift that is told here stays so.
const faults: [what: string, change: Change, sentence: RegExp][][] = [
  [
    [
      'a renamed field',
      inBodies(/rentals\/list/, ({ data }) => data.forEach((row) => delete row['annual_rent'])),
      /data\[\]\.annual_rent: \d+ rows, first listRentals, 200: .*annual_rent/,
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
    [
      'pages that overlap',
      inBodies(/blogs\/list\?page=1/, ({ data }) => data.splice(1, 1, data[0] ?? {})),
      /comes twice/,
    ],
    [
      'another state in the search',
      inBodies(/apartments/, ({ data }) => data.forEach((row) => (row['state'] = 'sold'))),
      /another state in the search/,
    ],
    [
      'answers that call themselves HTML',
      ({ status, path, headers }) => {
        if (status === 200 && path.includes('lookups/')) headers['content-type'] = 'text/html; charset=utf-8';
      },
      /Content-Type: [4-9] answers, first GET \/public\/lookups\/\S+: Content-Type is text\/html; charset=utf-8, not/,
    ],
    [
      'errors as HTML',
      (answer) => {
        if (answer.status === 404)
          Object.assign(answer, { headers: { 'content-type': 'text/html' }, body: '<h1>' });
      },
      /type text\/html/,
    ],
  ],
  [
    ['a total that lies', inBodies(/rentals\/list/, ({ meta }) => (meta['total'] = 7)), /meta\.total is 7/],
    [
      'the oldest first',
      inBodies(/projects\/latest/, ({ data }) => data.reverse()),
      /out of order, published_at/,
    ],
    [
      'a draft',
      inBodies(/projects\/list/, ({ data }) => data.slice(0, 1).forEach((row) => (row['status'] = 'Draft'))),
      /GET \/public\/projects\/list\?page=1: p\d+ is a draft/,
    ],
    [
      'ids that change',
      inBodies(/blogs\/list/, ({ data }) => data.forEach((row) => (row['id'] = crypto.randomUUID()))),
      /other ids/,
    ],
    [
      'errors as 200',
      (answer) => {
        if (answer.status === 422) answer.status = 200;
      },
      /must answer 422 for a page below 1/,
    ],
    [
      'no other origin',
      (answer) => {
        delete answer.headers['access-control-allow-origin'];
      },
      /Access-Control-Allow-Origin is not there; --origin is https/,
    ],
  ],
  [
    [
      'local times',
      inBodies(/blogs\/list/, ({ data }) =>
        data.forEach((row) => (row['published_at'] = '2026-01-01T10:00:00+03:00')),
      ),
      /not in UTC/,
    ],
    [
      'no preflight',
      (answer) => {
        if (answer.method === 'OPTIONS') answer.status = 404;
      },
      /the preflight answers 404/,
    ],
    [
      'answers that are kept',
      (answer) => {
        answer.headers['cache-control'] = 'max-age=600';
      },
      /may see old data/,
    ],
  ],
];

describe.each(faults)('of an API with several faults', (...group) => {
  let red = '';
  beforeAll(async () => {
    red = await examined(group.map(([, change]) => change));
  });
  test.each(group)('it finds %s', (_what, _change, sentence) => expect(red).toMatch(sentence));
});

test.each<[string, string, string | RegExp]>([
  ['http://127.0.0.1:1', 'key', /Nothing answers at .* \(.+\)/],
  ['', 'nobody', 'is not known there'],
  ['/api/v1', 'nobody', 'without /api/v1'],
])('a wrong address or key (%s) is one sentence', async (suffix, key, sentence) => {
  const api = suffix.startsWith('http') ? new Recorder(suffix, key) : recorder(suffix, key);
  await expect(examine(api)).rejects.toThrow(sentence);
});
