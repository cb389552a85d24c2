/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tabLock } from './lock';
import {
  day,
  draftLifetime,
  duplicateWindow,
  maxRetryAfter,
  receiptLifetime,
  retryLifetime,
  undeliveredLifetime,
} from './retention';
import type { OutboxStorage } from './storage';
import { contact, receipt, waiting } from './testing/enquiries';
import { createTab, durableStorage, failed, fakeServer } from './testing/tab';

const days = (count: number) => count * 86_400_000;
const privacy = readFileSync(path.resolve('content/legal/privacy.md'), 'utf8');

test('drafts, retries and the recognition of duplicates end after seven days @7.42 @7.48', () => {
  expect([draftLifetime, retryLifetime, duplicateWindow]).toEqual([days(7), days(7), days(7)]);
});

test('undelivered enquiries and receipts are stored for thirty days @7.51', () => {
  expect([undeliveredLifetime, receiptLifetime]).toEqual([days(30), days(30)]);
});

test('Retry-After is limited to an hour @7.47', () => {
  expect(maxRetryAfter).toBe(3_600_000);
});

test('the privacy page names these times in both languages @7.51', () => {
  const [arabic = '', english = ''] = privacy.split('# English');
  expect(arabic).toMatch(/ولم ترسله بعد، حتى لا يضيع إن أُغلقت الصفحة: سبعة أيام\./);
  expect(arabic).toMatch(/يرسله متصفحك كلما فتحت موقعنا في سبعة أيام،.*ومحوناه بعد ثلاثين يومًا من كتابته\./);
  expect(arabic).toMatch(/رقم المتابعة لطلب وصلنا،.*: ثلاثين يومًا\./);
  expect(english).toMatch(/typed and have not sent yet,.*: for seven days\./);
  expect(english).toMatch(
    /whenever you open our site within seven days,.*erase it thirty days after you wrote it\./,
  );
  expect(english).toMatch(/reference number of a request that reached us,.*: for thirty days\./);
});

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

describe('on a shared device', () => {
  const sharedTab = (send: ReturnType<typeof fakeServer>['send'], storage: OutboxStorage) =>
    createTab(send, storage, tabLock(), () => true);

  test('nothing is stored where it outlives the tab, and the outcome says so', async () => {
    const storage = durableStorage();
    const { enqueue, deliver, seen } = sharedTab(fakeServer(failed).send, storage);
    expect(await enqueue(contact())).toMatchObject({ kind: 'saved', durable: false });
    expect(await storage.all()).toEqual([]);
    await jest.advanceTimersByTimeAsync(5000);
    await deliver(true);
    expect(seen.ended).toMatchObject([{ state: 'delivered' }]);
    expect(await storage.all()).toEqual([]);
  });

  test('what waited before moves to where it ends with the tab, and is sent', async () => {
    const storage = durableStorage();
    await storage.put(waiting('one'));
    await storage.put(receipt('two', Date.now()));
    const { keys, send } = fakeServer();
    const { moveToSession, deliver } = sharedTab(send, storage);
    await moveToSession();
    expect(await storage.all()).toEqual([]);
    await deliver(true);
    expect(keys).toEqual(['key-of-one']);
  });
});

describe('an outdated entry', () => {
  test('is erased at the next visit: receipts and undelivered enquiries', async () => {
    const storage = durableStorage();
    const now = Date.now();
    const { enquiry } = waiting('undelivered');
    await storage.put(receipt('old', now - receiptLifetime));
    await storage.put(receipt('young', now - receiptLifetime + day));
    await storage.put({
      state: 'expired',
      id: 'undelivered',
      key: 'key',
      createdAt: now - undeliveredLifetime,
      enquiry,
    });
    await createTab(fakeServer().send, storage).deliver(true);
    expect((await storage.all()).map(({ id }) => id)).toEqual(['young']);
  });

  test('that waits is sent once more, and if that fails, reported in this tab only', async () => {
    const storage = durableStorage();
    await storage.put(waiting('one', { createdAt: Date.now() - undeliveredLifetime }));
    const { deliver, seen } = createTab(fakeServer(failed).send, storage);
    await deliver(true);
    expect(await storage.all()).toEqual([]);
    expect(seen.ended).toMatchObject([{ state: 'expired', enquiry: contact() }]);
    await deliver(true);
    expect(seen.entries).toMatchObject([{ state: 'expired' }]);
  });

  test('counts from now when it is from the future, because the clock was set back', async () => {
    const storage = durableStorage();
    await storage.put(receipt('one', Date.now() + 400 * day));
    await createTab(fakeServer().send, storage).deliver(true);
    expect(await storage.all()).toEqual([receipt('one', Date.now())]);
  });
});
