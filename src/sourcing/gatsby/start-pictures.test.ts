import { startPictures, type PageQueries } from './start-pictures';

const picture = 'childImageSharp { gatsbyImageData }';
const page = (path: string, context: object, componentPath = 'project.tsx') =>
  [path, { path, componentPath, context }] as const;

const state = (done = 0): PageQueries => ({
  components: new Map([
    [
      'project.tsx',
      { query: `query P($id: String) { project(id: { eq: $id }) { name file { ${picture} } } }` },
    ],
    ['privacy.tsx', { query: 'query { site { id } }' }],
    ['404.tsx', { query: '' }],
  ]),
  pages: new Map([
    page('/projects/a', { id: 'a', language: 'ar' }),
    page('/en/projects/a', { id: 'a', language: 'en' }),
    page('/projects/b', { id: 'b', language: 'ar' }),
    page('/privacy', { language: 'ar' }, 'privacy.tsx'),
    page('/404', {}, '404.tsx'),
  ]),
  staticQueryComponents: new Map([
    ['1', { query: `query Poster { file { ${picture} } }` }],
    ['2', { query: 'query Site { site { id } }' }],
  ]),
  jobsV2: { complete: new Map(Array.from({ length: done }, (_, at) => [String(at), {}])) },
});

async function sent(pages: PageQueries) {
  const calls: unknown[] = [];
  const count = await startPictures(pages, (query, variables) =>
    Promise.resolve(calls.push([/query (\w+)/.exec(query)?.[1], variables])),
  );
  expect(count).toBe(calls.length);
  return calls;
}

test('the pictures of each record are asked for once, whatever the languages of its pages', async () => {
  expect(await sent(state())).toEqual([
    ['P', { id: 'a' }],
    ['P', { id: 'b' }],
    ['Poster', undefined],
  ]);
});

test('a build that goes on from an earlier one asks for nothing', async () => {
  expect(await sent(state(1))).toEqual([]);
});
