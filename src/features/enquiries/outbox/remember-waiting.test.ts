/**
 * @jest-environment node
 */
import { tabLock } from './lock';
import { rememberWaiting } from './remember-waiting';
import { layeredStorage, memoryStorage } from './storage';
import { contact, receipt, waiting } from './testing/enquiries';
import { createTab, durableStorage, failed, fakeServer, refused } from './testing/tab';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

/** A disk whose entries somebody else may delete. */
function setUp() {
  const disk = durableStorage();
  const wipe = async () => {
    for (const { id } of await disk.all()) await disk.delete(id);
  };
  const lock = tabLock();
  const remembering = () => rememberWaiting(layeredStorage([disk, memoryStorage()]), lock);
  return { disk, wipe, remembering };
}

test('a waiting entry that was deleted is written again as soon as anybody looks', async () => {
  const { disk, wipe, remembering } = setUp();
  const storage = remembering();
  await storage.put(waiting('one'));
  await wipe();
  expect(await storage.all()).toEqual([waiting('one')]);
  expect(await disk.all()).toEqual([waiting('one')]);
});

test('so is one of an earlier visit, once this tab has seen it', async () => {
  const { disk, wipe, remembering } = setUp();
  await disk.put(waiting('one'));
  const storage = remembering();
  await storage.all();
  await wipe();
  await storage.all();
  expect(await disk.all()).toEqual([waiting('one')]);
});

test('what was delivered, by this tab or another, and what was dealt with, is not', async () => {
  const { disk, wipe, remembering } = setUp();
  const [storage, other] = [remembering(), remembering()];
  await storage.put(waiting('here'));
  await storage.put(waiting('elsewhere'));
  await storage.put(waiting('dismissed'));
  await storage.put(receipt('here'));
  await other.put(receipt('elsewhere'));
  await storage.delete('dismissed');
  await storage.all();
  await wipe();
  expect(await storage.all()).toEqual([]);
  expect(await disk.all()).toEqual([]);
});

test('the outbox goes on sending what was deleted, under its key', async () => {
  const { disk, wipe } = setUp();
  const { keys, send } = fakeServer(failed);
  const { enqueue, seen } = createTab(send, disk);
  expect(await enqueue(contact())).toMatchObject({ kind: 'saved', durable: true });
  await wipe();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(seen.ended).toMatchObject([{ state: 'delivered' }]);
});

test('an enquiry that was refused while the visitor waited is not written again', async () => {
  const { disk } = setUp();
  const { keys, send } = fakeServer(refused);
  const { enqueue, deliver } = createTab(send, disk);
  await enqueue(contact());
  await deliver(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([keys.length, await disk.all()]).toEqual([1, []]);
});

test('the receipt of a correction names what it corrects', async () => {
  const { disk } = setUp();
  await createTab(fakeServer().send, disk).enqueue(contact(), { corrects: 'refused' });
  expect(await disk.all()).toMatchObject([{ state: 'delivered', corrects: 'refused' }]);
});
