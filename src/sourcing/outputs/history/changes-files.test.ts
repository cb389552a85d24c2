import { toChangesFile } from './changes-files';
import type { RecordLine } from './record-line';

const asOf = '2026-11-20T09:00:00.000Z';
const daysBefore = (days: number) => new Date(Date.parse(asOf) - days * 24 * 60 * 60 * 1000).toISOString();
const line = (days: number, more: Partial<RecordLine>): RecordLine => ({
  observed_at: daysBefore(days),
  ...{ project: 'p-1', unit: 'u-1', field: 'price', after: 920_000, ...more },
});
const start = line(30, { after: 900_000 });
const ofProject = { unit: undefined, field: 'status' } as const;
const change = line(10, { before: 900_000, last_seen_at: daysBefore(11) });

test('a project has the changes that builds have seen, the last one first, and since when they are all', () =>
  expect(
    toChangesFile(
      [
        start,
        line(20, { ...ofProject, after: 'Soon_Sale' }),
        change,
        line(5, { ...ofProject, before: 'Soon_Sale', after: 'For_Sale' }),
      ],
      asOf,
    ),
  ).toEqual({
    as_of: asOf,
    since: daysBefore(30),
    changes: [
      {
        field: 'status',
        before: 'Soon_Sale',
        after: 'For_Sale',
        seen_at: daysBefore(5),
        before_seen_at: daysBefore(20),
      },
      {
        ...{ unit: 'u-1', field: 'price', before: 900_000, after: 920_000 },
        ...{ seen_at: daysBefore(10), before_seen_at: daysBefore(30), last_seen_at: daysBefore(11) },
      },
    ],
  }));

test('changes are listed for 90 days', () =>
  expect(toChangesFile([line(200, { after: 1 }), line(91, { before: 1, after: 2 })], asOf)).toEqual({
    ...{ as_of: asOf, since: daysBefore(90), changes: [] },
  }));

test('of more than 200 the last ones are listed, and the file says since when', () => {
  const many = Array.from({ length: 250 }, (_, index) => [
    line(85, { unit: `u-${index}`, after: 1 }),
    line(80 - index / 10, { unit: `u-${index}`, before: 1, after: 2 }),
  ]).flat();
  const file = toChangesFile([start, ...many], asOf);
  expect(file?.changes).toHaveLength(200);
  expect(file?.changes[0]?.unit).toBe('u-249');
  expect(file?.since).toBe(file?.changes[199]?.seen_at);
});

test('of a home that is sold the price says nothing any more', () => {
  const states = [
    line(30, { field: 'state', after: 'available' }),
    line(1, { field: 'state', before: 'available', after: 'sold' }),
  ];
  expect(toChangesFile([start, change, ...states], asOf)?.changes.map(({ field }) => field)).toEqual([
    'state',
  ]);
});

test('a project without a record has no file', () => expect(toChangesFile([], asOf)).toBeUndefined());
