/**
 * @jest-environment node
 */
import { tabLock } from './lock';
import type { AttemptResult } from './state';
import { memoryStorage, type OutboxStorage } from './storage';
import { contact, waiting } from './testing/enquiries';
import { accepted, createTab, durableStorage, failed, fakeServer, refused } from './testing/tab';
import { retryLifetime, duplicateWindow } from './retention';

/** Hashing takes real time, which the fake clock does not advance. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('an enquiry is stored before it is sent @7.37', async () => {
  const storage = durableStorage();
  const { enqueue } = createTab(async () => {
    expect(await storage.all()).toMatchObject([{ state: 'waiting', enquiry: contact() }]);
    return accepted;
  }, storage);
  expect(await enqueue(contact())).toMatchObject({ kind: 'delivered', reference: 'SH-20418' });
  expect.assertions(2);
});

test('the words of a delivered enquiry are erased', async () => {
  const storage = durableStorage();
  await createTab(fakeServer().send, storage).enqueue(contact());
  expect(JSON.stringify(await storage.all())).not.toContain('0551234567');
});

test('an enquiry that failed is saved, and retried under its key until it is delivered', async () => {
  const { keys, send } = fakeServer(failed, failed, failed);
  const { enqueue, seen } = createTab(send);
  expect(await enqueue(contact())).toMatchObject({ kind: 'saved', durable: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(seen.ended).toMatchObject([{ state: 'delivered', reference: 'SH-20418' }]);
});

test('no event ends the delay of Retry-After @7.38', async () => {
  const { keys, send } = fakeServer({ kind: 'failed', retryAfter: 3600 });
  const { enqueue, deliver } = createTab(send);
  await enqueue(contact());
  await jest.advanceTimersByTimeAsync(30 * 60_000);
  await deliver(true);
  expect(keys).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(31 * 60_000);
  expect(keys).toHaveLength(2);
});

test('a restored connection ends the delay', async () => {
  const { keys, send } = fakeServer(...Array.from({ length: 8 }, () => failed));
  const { enqueue, deliver } = createTab(send);
  await enqueue(contact());
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  const before = keys.length;
  await jest.advanceTimersByTimeAsync(3000);
  await deliver(true);
  expect(keys).toHaveLength(before + 1);
});

test('a refusal names the fields, and leaves the outbox @7.43', async () => {
  const storage = durableStorage();
  const { enqueue } = createTab(fakeServer(refused).send, storage);
  expect(await enqueue(contact())).toMatchObject({ kind: 'refused', fields: { mobile: 'pattern' } });
  expect(await storage.all()).toEqual([]);
});

test('a refusal that comes when nobody waits leaves the words', async () => {
  const { enqueue, seen } = createTab(fakeServer(failed, refused).send);
  await enqueue(contact());
  await jest.advanceTimersByTimeAsync(5000);
  expect(seen.ended).toMatchObject([{ state: 'refused', enquiry: contact() }]);
  expect(seen.entries).toMatchObject([{ state: 'refused', enquiry: contact() }]);
});

test('two clicks of the button, and the same words again, are one request', async () => {
  const { keys, send } = fakeServer();
  const { enqueue } = createTab(send);
  const both = await Promise.all([enqueue(contact()), enqueue(contact())]);
  const at = Date.now();
  await jest.advanceTimersByTimeAsync(60_000);
  const again = await enqueue(contact());
  expect(keys).toHaveLength(1);
  expect(both).toMatchObject([{ reference: 'SH-20418' }, { reference: 'SH-20418' }]);
  expect(again).toMatchObject({ kind: 'delivered', reference: 'SH-20418', since: at });
});

test('the same words in the other language or from another page are one request', async () => {
  const { keys, send } = fakeServer();
  const { enqueue } = createTab(send);
  await enqueue(contact());
  const { body, ...rest } = contact();
  const elsewhere = { ...body, locale: 'en', page_path: '/consultation' };
  expect(await enqueue({ ...rest, body: elsewhere } as ReturnType<typeof contact>)).toMatchObject({
    reference: 'SH-20418',
  });
  expect(keys).toHaveLength(1);
});

test('other words are another request, and so are the same after a week, not after an hour @7.48', async () => {
  const { keys, send } = fakeServer();
  const { enqueue } = createTab(send);
  await enqueue(contact());
  await enqueue(contact('أود استئجار شقة'));
  jest.setSystemTime(Date.now() + 61 * 60_000);
  await enqueue(contact());
  expect(new Set(keys).size).toBe(2);
  jest.setSystemTime(Date.now() + duplicateWindow);
  await enqueue(contact());
  expect(new Set(keys).size).toBe(3);
});

test('two tabs that share nothing send the same words under the same key', async () => {
  const { keys, send } = fakeServer();
  await Promise.all([createTab(send).enqueue(contact()), createTab(send).enqueue(contact())]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('two tabs that share the outbox send once', async () => {
  const { keys, send } = fakeServer();
  const [storage, lock] = [durableStorage(), tabLock()];
  const outcomes = await Promise.all([
    createTab(send, storage, lock).enqueue(contact()),
    createTab(send, storage, lock).enqueue(contact()),
  ]);
  expect(keys).toHaveLength(1);
  expect(outcomes).toMatchObject([{ reference: 'SH-20418' }, { reference: 'SH-20418' }]);
});

test('an answer that takes long is reported later', async () => {
  let answer = (_answer: AttemptResult) => {};
  const { keys, send } = fakeServer(new Promise<AttemptResult>((resolve) => (answer = resolve)));
  const { enqueue, seen } = createTab(send);
  const outcome = enqueue(contact());
  await until(() => keys.length === 1);
  await jest.advanceTimersByTimeAsync(8000);
  expect(await outcome).toMatchObject({ kind: 'saved' });
  answer(accepted);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.ended).toMatchObject([{ reference: 'SH-20418' }]);
});

test('the next visit sends what an earlier one left, also after the tab crashed while sending', async () => {
  const storage = durableStorage();
  const crashed = fakeServer(new Promise<AttemptResult>(() => undefined));
  void createTab(crashed.send, storage).enqueue(contact());
  await until(() => crashed.keys.length === 1);
  const { keys, send } = fakeServer();
  const second = createTab(send, storage);
  await second.deliver(true);
  expect(keys).toEqual(crashed.keys);
  expect(second.seen.ended).toMatchObject([{ reference: 'SH-20418' }]);
});

test('after seven days it expires, with its words', async () => {
  const { enqueue, deliver, seen } = createTab(() => Promise.resolve(failed));
  await enqueue(contact());
  jest.setSystemTime(Date.now() + retryLifetime - 1000);
  await deliver(true);
  expect(seen.ended).toEqual([]);
  jest.setSystemTime(Date.now() + 3000);
  await deliver(true);
  expect(seen.ended).toMatchObject([{ state: 'expired', enquiry: { text: contact().text } }]);
});

test('an enquiry stored in this tab only has an outcome that says so', async () => {
  const { enqueue } = createTab(fakeServer(failed).send, memoryStorage());
  expect(await enqueue(contact())).toMatchObject({ kind: 'saved', durable: false });
});

test('an enquiry whose data is cleared while the visitor waits is sent all the same', async () => {
  const forgetful: OutboxStorage = { ...durableStorage(), get: async () => undefined };
  const { keys, send } = fakeServer();
  expect(await createTab(send, forgetful).enqueue(contact())).toMatchObject({ kind: 'delivered' });
  expect(keys).toHaveLength(1);
});

test('an entry that another tab is sending is not checked again at once', async () => {
  const storage = durableStorage();
  await storage.put(waiting('one'));
  const busy: ReturnType<typeof tabLock> = () => Promise.resolve(undefined);
  const { deliver } = createTab(fakeServer().send, storage, busy);
  await deliver(true);
  expect(jest.getTimerCount()).toBe(1);
  const all = jest.spyOn(storage, 'all');
  await jest.advanceTimersByTimeAsync(900);
  expect(all).not.toHaveBeenCalled();
});
