import fc from 'fast-check';
import {
  advance,
  isDue,
  isOutdated,
  isRecent,
  newEntry,
  nextDelay,
  withCorrectedDate,
  retryDelay,
  type AttemptResult,
  type Receipt,
} from './state';
import { outcomeOf } from './outcome';
import { contact, receipt, waiting } from './testing/enquiries';
import {
  day,
  retryLifetime,
  maxRetryAfter,
  receiptLifetime,
  duplicateWindow,
  undeliveredLifetime,
} from './retention';

const now = 1_800_000_000_000;
const randomValue = fc.double({ min: 0, max: 1, noNaN: true });
const minutes = 60_000;

describe('the delay before the next attempt', () => {
  test.each([
    [1, 0, 2000],
    [1, 1, 4000],
    [2, 1, 8000],
    [5, 1, 64_000],
    [9, 1, 15 * minutes],
    [1000, 1, 15 * minutes],
  ])('after %i failed attempts, with the random value %d, is %i ms', (attempts, random, delay) => {
    expect(retryDelay(attempts, random)).toBe(delay);
  });

  test('grows, never beyond a quarter of an hour, and at most half of it is random @7.38', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), randomValue, (attempts, random) => {
        const longest = retryDelay(attempts, 1);
        expect(retryDelay(attempts, random)).toBeGreaterThanOrEqual(longest / 2);
        expect(retryDelay(attempts, random)).toBeLessThanOrEqual(longest);
        expect(retryDelay(attempts + 1, 1)).toBeGreaterThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(15 * minutes);
      }),
    );
  });
});

describe('an attempt', () => {
  const entry = newEntry('one', 'key', contact(), now);

  test('that the API accepted leaves a reference number, and nothing of what was typed', () => {
    const accepted = advance(entry, { kind: 'accepted', reference: 'SH-20418' }, now, 0);
    expect(outcomeOf(accepted, true)).toEqual({ kind: 'delivered', id: 'one', reference: 'SH-20418' });
    expect(JSON.stringify(accepted)).not.toContain('0551234567');
  });

  test('that the API refused leaves the words, and the names of the fields', () => {
    const refusal = { kind: 'refused', fields: { mobile: 'pattern' }, removed: false } as const;
    const refused = advance(entry, refusal, now, 0);
    expect(outcomeOf(refused, true)).toEqual({ ...refusal, id: 'one' });
    expect(refused).toMatchObject({ enquiry: contact() });
  });

  test('that failed is repeated, not before the API allows it', () => {
    const failed = advance(entry, { kind: 'failed', retryAfter: 120 }, now, 0.5);
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, nextAttemptAt: now + 120_000 });
    if (failed.state !== 'waiting') return;
    expect(isDue(failed, now + 119_999, true)).toBe(false);
    expect(isDue(failed, now + 120_000, false)).toBe(true);
  });

  test.each([
    [7200, maxRetryAfter],
    [1e20, maxRetryAfter],
    [3600, maxRetryAfter],
    [60, 60_000],
    [-5, 2000],
  ])('whose answer asks for %d seconds is repeated after %d ms at the latest', (retryAfter, delay) => {
    const failed = advance(entry, { kind: 'failed', retryAfter }, now, 0);
    expect(failed).toMatchObject({ nextAttemptAt: now + delay });
    expect(nextDelay([failed], now)).toBe(delay);
    if (failed.state === 'waiting') expect(isDue(failed, now + delay, false)).toBe(true);
  });

  test.each([
    ['just before seven days', retryLifetime - 1, 'waiting'],
    ['after seven days', retryLifetime, 'expired'],
  ])('that failed %s leaves it %s', (_when, age, state) => {
    expect(advance(entry, { kind: 'failed' }, now + age, 0)).toMatchObject({ state, enquiry: contact() });
  });

  test('that is accepted after more than seven days counts', () => {
    const accepted = advance(entry, { kind: 'accepted', reference: 'SH-20001' }, now + 2 * retryLifetime, 0);
    expect(accepted.state).toBe('delivered');
  });

  test('with any result loses no words before the API has them, and keeps the key', () => {
    const answer: fc.Arbitrary<AttemptResult> = fc.oneof(
      fc.record({
        kind: fc.constant('failed' as const),
        retryAfter: fc.option(fc.nat(), { nil: undefined }),
      }),
      fc.record({
        kind: fc.constant('refused' as const),
        fields: fc.constant({ mobile: 'pattern' }),
        removed: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('accepted' as const), reference: fc.constant('SH-20001') }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(answer, fc.nat({ max: retryLifetime }), randomValue)), (attempts) => {
        let clock = now;
        let current: ReturnType<typeof advance> = entry;
        for (const [next, later, random] of attempts) {
          if (current.state !== 'waiting') break;
          clock += later;
          current = advance(current, next, clock, random);
          if (current.state === 'delivered') expect(next.kind).toBe('accepted');
          else expect(current).toMatchObject({ key: 'key', createdAt: now, enquiry: entry.enquiry });
          if (current.state === 'waiting') expect(current.nextAttemptAt).toBeGreaterThan(clock);
        }
      }),
    );
  });
});

describe('an entry that waits', () => {
  const tried = waiting('one', { attempts: 3, lastAttemptAt: now, nextAttemptAt: now + 20_000 });

  test.each([
    ['its delay runs', 5000, false, false],
    ['its delay is over', 20_000, false, true],
    ['something promises a connection', 5000, true, true],
    ['something promises a connection right after an attempt', 500, true, false],
    ['the clock was set back by a day', -day, false, true],
    ['the clock was set back by a second', -1000, false, true],
    ['the clock jumped forward by a year', 365 * day, false, true],
  ])('when %s (%i ms later, retryNow: %s) is due: %s', (_when, later, retryNow, due) => {
    expect(isDue(tried, now + later, retryNow)).toBe(due);
  });

  test('is checked when it is due, at least once an hour', () => {
    expect(nextDelay([tried, receipt('two')], now)).toBe(20_000);
    expect(nextDelay([{ ...tried, nextAttemptAt: now + 1e9, notBefore: now + 1e9 }], now)).toBe(0);
    const patient = { ...tried, notBefore: now + maxRetryAfter, nextAttemptAt: now + maxRetryAfter };
    expect(nextDelay([patient], now)).toBe(60 * minutes);
    expect(nextDelay([{ ...tried, nextAttemptAt: now - 5 }], now)).toBe(0);
    expect(nextDelay([receipt('two')], now)).toBeUndefined();
  });

  test('is due within an hour by any clock, however the clock jumps @7.47', () => {
    const time = fc.integer({ min: 0, max: 2 * now });
    fc.assert(
      fc.property(time, time, time, (lastAttemptAt, at, pause) => {
        const failed = advance(tried, { kind: 'failed', retryAfter: pause }, lastAttemptAt, 1);
        if (failed.state !== 'waiting') return;
        expect(nextDelay([failed], at)).toBeLessThanOrEqual(maxRetryAfter);
        expect(isDue(failed, lastAttemptAt + maxRetryAfter, false)).toBe(true);
        if (at < lastAttemptAt) expect(isDue(failed, at, false)).toBe(true);
      }),
    );
  });
});

test('duplicates, receipts and undelivered enquiries have their lifetimes', () => {
  const one = receipt('two', now) as Receipt;
  expect([isRecent(one, now + duplicateWindow - 1), isRecent(one, now + duplicateWindow)]).toEqual([
    true,
    false,
  ]);
  expect([isOutdated(one, now + receiptLifetime - 1), isOutdated(one, now + receiptLifetime)]).toEqual([
    false,
    true,
  ]);
  const expired = advance(newEntry('one', 'key', contact(), now), { kind: 'failed' }, now + retryLifetime, 0);
  expect([
    isOutdated(expired, now + undeliveredLifetime - 1),
    isOutdated(expired, now + undeliveredLifetime),
  ]).toEqual([false, true]);
});

test('an entry from the future counts from now', () => {
  expect(withCorrectedDate(receipt('one', now + 5), now)).toEqual(receipt('one', now));
  expect(withCorrectedDate(receipt('one', now), now)).toBeUndefined();
});
