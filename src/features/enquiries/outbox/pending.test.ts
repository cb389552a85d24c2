/** @jest-environment jsdom */
import {
  drainPending,
  flagReceipts,
  flagWaiting,
  mayNeedOutbox,
  releasePending,
  savePending,
  type PendingEnquiry,
} from './pending';
import { contact } from './testing/enquiries';
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

test('what was pressed is needed until it is released, whatever becomes of the flag', async () => {
  const pending: PendingEnquiry = { id: 'one', enquiry: contact(), createdAt: now, corrects: 'refused' };
  expect(savePending(pending)).toBe(true);
  flagWaiting({ durable: false });
  expect(mayNeedOutbox()).toBe(true);
  releasePending('one');
  expect(mayNeedOutbox()).toBe(false);
  savePending(pending);
  const taken: PendingEnquiry[] = [];
  await drainPending(async (one) => void taken.push(one));
  expect(taken).toEqual([pending]);
  flagWaiting({ durable: false });
  expect(mayNeedOutbox()).toBe(false);
});

test('the outbox is needed where localStorage is refused and no flag says whether anything waits', () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(mayNeedOutbox()).toBe(true);
  jest.restoreAllMocks();
});
