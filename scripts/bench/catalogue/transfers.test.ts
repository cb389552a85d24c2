import { bytesByKind, kindOf, type Transfer } from './transfers';

const apiUrl = 'http://127.0.0.1:4109';
const site = 'http://127.0.0.1:9109';

test.each([
  [`${site}/projects`, 'Document', 'document'],
  [`${site}/page-data/projects/page-data.json`, 'XHR', 'page data'],
  [`${apiUrl}/api/v1/public/projects/apartments`, 'Fetch', 'answers'],
  [`${apiUrl}/api/v1/public/projects/apartments`, 'Preflight', 'answers'],
  [`${apiUrl}/media/cover.jpg`, 'Image', 'pictures'],
  [`${site}/search-1a2b.js`, 'Script', 'code'],
  [`${site}/homes/index.json`, 'Fetch', 'files'],
  [`${site}/fonts/a.woff2`, undefined, 'files'],
] as const)('%s as %s is of the kind %s', (url, type, kind) => {
  expect(kindOf({ url, type }, apiUrl)).toBe(kind);
});

test('what a page that may come next needs is of one kind', () => {
  const url = `${site}/page-data/projects/detail/a/page-data.json`;
  expect(kindOf({ url, type: 'Other', isAhead: true }, apiUrl)).toBe('ahead');
});

test('the bytes of each kind are added up', () => {
  const transfers: Transfer[] = [
    { url: `${site}/a.js`, kind: 'code', bytes: 10 },
    { url: `${site}/b.js`, kind: 'code', bytes: 20 },
    { url: `${site}/`, kind: 'document', bytes: 5 },
  ];
  expect(bytesByKind(transfers)).toMatchObject({ code: 30, document: 5, answers: 0 });
});
