import type { Source } from '../read/read-source';
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
  expect(rows.map(({ record }) => (record as { licence: object }).licence)).toEqual([
    { ...licence, expired },
    { ...licence, expired },
  ]);
});

test('a record without a licence has none', () => {
  const row = apiRows(source, { today: '2026-12-01', idOf }).find(({ key }) => key === 'unlicensed');
  expect(row?.record).not.toHaveProperty('licence');
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

const unitRow = { id: 'u', price: 920_000, state: 'available', floor: 1, rooms: 3, total_area: 150 };
const withUnit = {
  ...source,
  projects: [{ id: 'p', status: 'For_Sale', licence, buildings: [{ id: 'a', units: [unitRow] }] }],
} as unknown as Source;
const observed_at = '2026-03-03T09:00:00.000Z';
const history = [
  { observed_at, project: 'p', field: 'handover_date', after: '2027-06-30' },
  { observed_at, project: 'p', unit: 'u', field: 'price', before: 900_000, after: 920_000 },
] as const;
const rowsWith = (record: typeof history | undefined) =>
  apiRows(withUnit, { today: '2026-12-01', idOf, history: record });
const recordOf = (lines: typeof history | undefined, type: string) =>
  rowsWith(lines).find((row) => row.type === type)?.record;

test('with a record, a unit has its last recorded price and a project the dates it promised', () => {
  expect(recordOf(history, 'UnitPage')).toMatchObject({
    price_history: { price: 920_000, before: 900_000, seen_at: observed_at, knowledge: 'seen' },
  });
  expect(recordOf(history, 'Project')).toMatchObject({
    handover_history: [{ date: '2027-06-30', seen_at: observed_at, knowledge: 'first' }],
  });
});

test('without a record, nothing is said of the time', () => {
  expect(recordOf(undefined, 'UnitPage')).not.toHaveProperty('price_history');
  expect(recordOf(undefined, 'Project')).not.toHaveProperty('handover_history');
});

test('a viewing stays until the day in Riyadh on which it ends', () => {
  const viewing = (id: string, ends_at: string) => ({ id, starts_at: ends_at, ends_at });
  const viewings = [viewing('over', '2026-11-30T20:59:00Z'), viewing('today', '2026-11-30T21:00:00Z')];
  const [project] = withUnit.projects;
  const rows = apiRows({ ...withUnit, projects: [{ ...project, viewings }] } as unknown as Source, {
    ...{ today: '2026-12-01', idOf },
  });
  const record = rows.find(({ type }) => type === 'Project')?.record as { viewings: { id: string }[] };
  expect(record.viewings.map(({ id }) => id)).toEqual(['today']);
});
