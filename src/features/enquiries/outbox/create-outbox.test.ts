/**
 * @jest-environment node
 */
import { tabLock } from './lock';
import type { Answer } from './outbox-state';
import { memoryStorage, type OutboxStorage } from './storage';
import { contact, waiting } from './testing/enquiries';
import { disk, failed, refused, server, tab, taken } from './testing/tab';
import { keepFor, sameRequestFor } from './times';

/** Hashing takes real time, which the fake clock does not see. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('an enquiry is kept before it is sent @7.37', async () => {
  const kept = disk();
  const { enqueue } = tab(async () => {
    expect(await kept.all()).toMatchObject([{ state: 'waiting', enquiry: contact() }]);
    return taken;
  }, kept);
  expect(await enqueue(contact())).toMatchObject({ kind: 'delivered', reference: 'SH-20418' });
  expect.assertions(2);
});

test('what arrived is erased', async () => {
  const kept = disk();
  await tab(server().send, kept).enqueue(contact());
  expect(JSON.stringify(await kept.all())).not.toContain('0551234567');
});

test('what failed is saved, and sent again under its key until it arrives', async () => {
  const { keys, send } = server(failed, failed, failed);
  const { enqueue, seen } = tab(send);
  expect(await enqueue(contact())).toMatchObject({ kind: 'saved', durable: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(seen.ended).toMatchObject([{ state: 'delivered', reference: 'SH-20418' }]);
});

test('Retry-After is waited for, whatever promises a connection @7.38', async () => {
  const { keys, send } = server({ kind: 'failed', retryAfter: 3600 });
  const { enqueue, deliver } = tab(send);
  await enqueue(contact());
  await jest.advanceTimersByTimeAsync(30 * 60_000);
  await deliver(true);
  expect(keys).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(31 * 60_000);
  expect(keys).toHaveLength(2);
});

test('a connection that comes back ends the delay', async () => {
  const { keys, send } = server(...Array.from({ length: 8 }, () => failed));
  const { enqueue, deliver } = tab(send);
  await enqueue(contact());
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  const before = keys.length;
  await jest.advanceTimersByTimeAsync(3000);
  await deliver(true);
  expect(keys).toHaveLength(before + 1);
});

test('a refusal names the fields, and leaves the outbox @7.43', async () => {
  const kept = disk();
  const { enqueue } = tab(server(refused).send, kept);
  expect(await enqueue(contact())).toMatchObject({ kind: 'refused', fields: { mobile: 'pattern' } });
  expect(await kept.all()).toEqual([]);
});

test('a refusal that comes when nobody waits keeps the words', async () => {
  const { enqueue, seen } = tab(server(failed, refused).send);
  await enqueue(contact());
  await jest.advanceTimersByTimeAsync(5000);
  expect(seen.ended).toMatchObject([{ state: 'refused', enquiry: contact() }]);
  expect(seen.entries).toMatchObject([{ state: 'refused', enquiry: contact() }]);
});

test('two presses of the button, and the same words again, are one request', async () => {
  const { keys, send } = server();
  const { enqueue } = tab(send);
  const both = await Promise.all([enqueue(contact()), enqueue(contact())]);
  const at = Date.now();
  await jest.advanceTimersByTimeAsync(60_000);
  const again = await enqueue(contact());
  expect(keys).toHaveLength(1);
  expect(both).toMatchObject([{ reference: 'SH-20418' }, { reference: 'SH-20418' }]);
  expect(again).toMatchObject({ kind: 'delivered', reference: 'SH-20418', since: at });
});

test('the same words in the other language or from another page are one request', async () => {
  const { keys, send } = server();
  const { enqueue } = tab(send);
  await enqueue(contact());
  const { body, ...rest } = contact();
  const elsewhere = { ...body, locale: 'en', page_path: '/consultation' };
  expect(await enqueue({ ...rest, body: elsewhere } as ReturnType<typeof contact>)).toMatchObject({
    reference: 'SH-20418',
  });
  expect(keys).toHaveLength(1);
});

test('other words are another request, and so are the same after a week, not after an hour @7.48', async () => {
  const { keys, send } = server();
  const { enqueue } = tab(send);
  await enqueue(contact());
  await enqueue(contact('أود استئجار شقة'));
  jest.setSystemTime(Date.now() + 61 * 60_000);
  await enqueue(contact());
  expect(new Set(keys).size).toBe(2);
  jest.setSystemTime(Date.now() + sameRequestFor);
  await enqueue(contact());
  expect(new Set(keys).size).toBe(3);
});

test('two tabs that share nothing send the same words under the same key', async () => {
  const { keys, send } = server();
  await Promise.all([tab(send).enqueue(contact()), tab(send).enqueue(contact())]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('two tabs that share the outbox send once', async () => {
  const { keys, send } = server();
  const [kept, lock] = [disk(), tabLock()];
  const outcomes = await Promise.all([
    tab(send, kept, lock).enqueue(contact()),
    tab(send, kept, lock).enqueue(contact()),
  ]);
  expect(keys).toHaveLength(1);
  expect(outcomes).toMatchObject([{ reference: 'SH-20418' }, { reference: 'SH-20418' }]);
});

test('an answer that takes long is told later', async () => {
  let answer = (_answer: Answer) => {};
  const { keys, send } = server(new Promise<Answer>((resolve) => (answer = resolve)));
  const { enqueue, seen } = tab(send);
  const outcome = enqueue(contact());
  await until(() => keys.length === 1);
  await jest.advanceTimersByTimeAsync(8000);
  expect(await outcome).toMatchObject({ kind: 'saved' });
  answer(taken);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.ended).toMatchObject([{ reference: 'SH-20418' }]);
});

test('the next visit sends what an earlier one left, also after the tab died while sending', async () => {
  const kept = disk();
  const died = server(new Promise<Answer>(() => undefined));
  void tab(died.send, kept).enqueue(contact());
  await until(() => died.keys.length === 1);
  const { keys, send } = server();
  const second = tab(send, kept);
  await second.deliver(true);
  expect(keys).toEqual(died.keys);
  expect(second.seen.ended).toMatchObject([{ reference: 'SH-20418' }]);
});

test('after seven days it is given up, with the words at hand', async () => {
  const { enqueue, deliver, seen } = tab(() => Promise.resolve(failed));
  await enqueue(contact());
  jest.setSystemTime(Date.now() + keepFor - 1000);
  await deliver(true);
  expect(seen.ended).toEqual([]);
  jest.setSystemTime(Date.now() + 3000);
  await deliver(true);
  expect(seen.ended).toMatchObject([{ state: 'expired', enquiry: { text: contact().text } }]);
});

test('what is kept in this tab only is said to be so', async () => {
  const { enqueue } = tab(server(failed).send, memoryStorage());
  expect(await enqueue(contact())).toMatchObject({ kind: 'saved', durable: false });
});

test('data that is cleared while somebody waits is sent all the same', async () => {
  const forgets: OutboxStorage = { ...disk(), get: async () => undefined };
  const { keys, send } = server();
  expect(await tab(send, forgets).enqueue(contact())).toMatchObject({ kind: 'delivered' });
  expect(keys).toHaveLength(1);
});

test('what is due and being sent by another tab is not looked at in a rush', async () => {
  const kept = disk();
  await kept.put(waiting('one'));
  const busy: ReturnType<typeof tabLock> = () => Promise.resolve(undefined);
  const { deliver } = tab(server().send, kept, busy);
  await deliver(true);
  expect(jest.getTimerCount()).toBe(1);
  const all = jest.spyOn(kept, 'all');
  await jest.advanceTimersByTimeAsync(900);
  expect(all).not.toHaveBeenCalled();
});
