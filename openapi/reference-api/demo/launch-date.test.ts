import { launchDate, riyadhTime } from './launch-date';

test.each([
  ['2026-11-21T12:00:00Z', 24, '2026-12-15T07:00:00.000Z'],
  ['2026-11-21T20:59:59Z', 1, '2026-11-22T07:00:00.000Z'],
  // In Riyadh it is already the 22nd.
  ['2026-11-21T21:00:00Z', 1, '2026-11-23T07:00:00.000Z'],
  ['2026-12-31T05:00:00Z', 1, '2027-01-01T07:00:00.000Z'],
])('at %s, a launch in %i days is at ten in the morning in Riyadh', (now, days, launch) => {
  expect(launchDate(new Date(now), days)).toBe(launch);
});

test('a viewing in three days at half past four is at that time of that day in Riyadh', () =>
  expect(riyadhTime(new Date('2026-11-21T21:00:00Z'), 3, 16.5)).toBe('2026-11-25T13:30:00.000Z'));
