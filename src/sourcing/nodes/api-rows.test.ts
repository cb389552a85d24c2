import type { Source } from '../source/read-source';
import { apiRows } from './api-rows';
import { nodeId, type NodeKey } from './build-node';

const idOf = (key: NodeKey) => nodeId({ createNodeId: (text) => `id of ${text}` }, key);

const licence = { kind: 'advertising', number: '7200100101', expires_at: '2026-11-30', url: 'https://a.sa' };
const source = {
  projects: [{ id: 'p', licence, buildings: [] }],
  rentals: [{ id: 'r', licence }, { id: 'unlicensed' }],
  blogs: [],
  lookups: {},
} as unknown as Source;

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
])('on %s the licence of a record has expired: %s', (today, expired) => {
  const rows = apiRows(source, { today, idOf }).filter(({ key }) => key === 'p' || key === 'r');
  expect(rows.map(({ fields }) => (fields as { licence: object }).licence)).toEqual([
    { ...licence, expired },
    { ...licence, expired },
  ]);
});

test('a record without a licence has none', () => {
  const row = apiRows(source, { today: '2026-12-01', idOf }).find(({ key }) => key === 'unlicensed');
  expect(row?.fields).not.toHaveProperty('licence');
});

test('an article is linked to the nodes of the articles to offer after it', () => {
  const body = { ar: '', en: '' };
  const blogs = ['old', 'middle', 'new'].map((id, day) => ({
    id,
    body,
    published_at: `2026-11-0${day + 1}`,
  }));
  const rows = apiRows({ ...source, blogs } as unknown as Source, { today: '2026-12-01', idOf });
  const row = rows.find(({ key }) => key === 'middle');
  expect(row?.fields).toMatchObject({ related: ['id of Blog new', 'id of Blog old'] });
});
