/** @jest-environment jsdom */
import { flagReceipts, flagWaiting, mayNeedOutbox } from './pending';
import { day, receiptLifetime } from './retention';

const now = Date.now();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the outbox is needed while something waits, on the device or in the tab', () => {
  expect(mayNeedOutbox()).toBe(false);
  flagWaiting({ durable: true });
  expect(mayNeedOutbox()).toBe(true);
  flagWaiting({ durable: false, inTab: true });
  expect(localStorage).toHaveLength(0);
  expect(mayNeedOutbox()).toBe(true);
  flagWaiting({ inTab: false });
  expect(mayNeedOutbox()).toBe(false);
});

test.each([
  ['before its time is over', now + day, false],
  ['when its time is over', now - 1, true],
  ['when the clock was set back by years', now + receiptLifetime + 400 * day, true],
])('the outbox is needed for a receipt %s (%s): %s', (_when, until, due) => {
  flagReceipts(until);
  expect(mayNeedOutbox(now)).toBe(due);
  flagReceipts(undefined);
  expect(localStorage).toHaveLength(0);
});
