import fc from 'fast-check';
import { remaining, untilNextChange } from './remaining';

/** Ten in the morning in Riyadh, three hours ahead of UTC all year. */
const launch = Date.parse('2026-12-15T10:00:00+03:00');

test.each([
  ['24 days before', '2026-11-21T10:00:00+03:00', { days: 24, hours: 0, minutes: 0, seconds: 0 }],
  ['a day and a second before', '2026-12-14T09:59:59+03:00', { days: 1, hours: 0, minutes: 0, seconds: 1 }],
  ['a day before', '2026-12-14T10:00:00+03:00', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  ['a second less', '2026-12-14T10:00:01+03:00', { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  ['at midnight in Riyadh', '2026-12-14T21:00:00Z', { days: 0, hours: 10, minutes: 0, seconds: 0 }],
  [
    'where it is still the day before',
    '2026-12-14T19:59:59-11:00',
    { days: 0, hours: 0, minutes: 0, seconds: 1 },
  ],
  ['half a second before', '2026-12-15T09:59:59.500+03:00', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
])('%s the time left is right', (_when, now, expected) => {
  expect(remaining(launch, Date.parse(now))).toEqual(expected);
});

test('at the moment and after it no time is left', () => {
  expect(remaining(launch, launch)).toBeUndefined();
  expect(remaining(launch, launch + 1)).toBeUndefined();
});

test('an invalid moment has no time left', () => {
  expect(remaining(Number.NaN, launch)).toBeUndefined();
  expect(remaining(launch, Number.NaN)).toBeUndefined();
});

const moment = fc.integer({ min: 0, max: 4e12 });
const total = ({ days = 0, hours = 0, minutes = 0, seconds = 0 } = {}) =>
  ((days * 24 + hours) * 60 + minutes) * 60 + seconds;

test('the figures add up to the seconds that are left, and each stays in its range', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 1e11 }), (target, before) => {
      const left = remaining(target, target - before);
      expect(total(left)).toBe(Math.ceil(before / 1000));
      expect(left?.hours).toBeLessThan(24);
      expect(left?.minutes).toBeLessThan(60);
      expect(left?.seconds).toBeLessThan(60);
    }),
  );
});

test('the figures change exactly at the announced time', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 1e9 }), (target, before) => {
      const now = target - before;
      const wait = untilNextChange(target, now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      const at = total(remaining(target, now));
      expect(total(remaining(target, now + wait - 1))).toBe(at);
      expect(total(remaining(target, now + wait))).toBe(at - 1);
    }),
  );
});
