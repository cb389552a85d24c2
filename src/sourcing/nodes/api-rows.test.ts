import type { Source } from '../source/read-source';
import { apiRows } from './api-rows';

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
  const rows = apiRows(source, today).filter(({ key }) => key === 'p' || key === 'r');
  expect(rows.map(({ fields }) => (fields as { licence: object }).licence)).toEqual([
    { ...licence, expired },
    { ...licence, expired },
  ]);
});

test('a record without a licence has none', () => {
  const row = apiRows(source, '2026-12-01').find(({ key }) => key === 'unlicensed');
  expect(row?.fields).not.toHaveProperty('licence');
});
