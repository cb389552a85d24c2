/**
 * @jest-environment node
 */
import { tabLock } from './lock';
import type { OutboxStorage } from './storage';
import { contact, receipt, waiting } from './testing/enquiries';
import { disk, failed, server, tab } from './testing/tab';
import { day, receiptFor, showFor } from './times';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

describe('on a shared device', () => {
  const sharedTab = (send: ReturnType<typeof server>['send'], kept: OutboxStorage) =>
    tab(send, kept, tabLock(), () => true);

  test('nothing is put where it outlives the tab, and that is said', async () => {
    const kept = disk();
    const { enqueue, deliver, seen } = sharedTab(server(failed).send, kept);
    expect(await enqueue(contact())).toMatchObject({ kind: 'saved', durable: false });
    expect(await kept.all()).toEqual([]);
    await jest.advanceTimersByTimeAsync(5000);
    await deliver(true);
    expect(seen.ended).toMatchObject([{ state: 'delivered' }]);
    expect(await kept.all()).toEqual([]);
  });

  test('what waited there before goes to where it ends with the tab, and is sent', async () => {
    const kept = disk();
    await kept.put(waiting('one'));
    await kept.put(receipt('two', Date.now()));
    const { keys, send } = server();
    const { confine, deliver } = sharedTab(send, kept);
    await confine();
    expect(await kept.all()).toEqual([]);
    await deliver(true);
    expect(keys).toEqual(['key-of-one']);
  });
});

describe('what is too old', () => {
  test('is erased at the next visit: numbers and words of what never arrived', async () => {
    const kept = disk();
    const now = Date.now();
    const { enquiry } = waiting('stuck');
    await kept.put(receipt('old', now - receiptFor));
    await kept.put(receipt('young', now - receiptFor + day));
    await kept.put({ state: 'expired', id: 'stuck', key: 'key', createdAt: now - showFor, enquiry });
    await tab(server().send, kept).deliver(true);
    expect((await kept.all()).map(({ id }) => id)).toEqual(['young']);
  });

  test('is sent once more, and if that fails told in this tab only', async () => {
    const kept = disk();
    await kept.put(waiting('one', { createdAt: Date.now() - showFor }));
    const { deliver, seen } = tab(server(failed).send, kept);
    await deliver(true);
    expect(await kept.all()).toEqual([]);
    expect(seen.ended).toMatchObject([{ state: 'expired', enquiry: contact() }]);
    await deliver(true);
    expect(seen.entries).toMatchObject([{ state: 'expired' }]);
  });

  test('counts from now when it is from the future, because the clock was set back', async () => {
    const kept = disk();
    await kept.put(receipt('one', Date.now() + 400 * day));
    await tab(server().send, kept).deliver(true);
    expect(await kept.all()).toEqual([receipt('one', Date.now())]);
  });
});
