import { flagReceipts, flagWaiting, mayWait } from './waiting-flag';
import { day, receiptFor } from './times';

const now = Date.now();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a flag is seen while something waits, on the device or in the tab', () => {
  expect(mayWait()).toBe(false);
  flagWaiting({ durable: true });
  expect(mayWait()).toBe(true);
  flagWaiting({ durable: false, here: true });
  expect(localStorage).toHaveLength(0);
  expect(mayWait()).toBe(true);
  flagWaiting({ here: false });
  expect(mayWait()).toBe(false);
});

test.each([
  ['before its time is over', now + day, false],
  ['when its time is over', now - 1, true],
  ['when the clock was set back by years', now + receiptFor + 400 * day, true],
])('a number is looked after %s: %s, %s', (_when, until, due) => {
  flagReceipts(until);
  expect(mayWait(now)).toBe(due);
  flagReceipts(undefined);
  expect(localStorage).toHaveLength(0);
});
