/**
 * @jest-environment node
 */
import 'fake-indexeddb/auto';
import { local } from '../../../browser/safe-storage';
import { receipt, waiting } from './testing/enquiries';
import { indexedDbStorage, layeredStorage, memoryStorage, webStorage, type OutboxStorage } from './storage';

/** localStorage as in a browser: items are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
const fakeStorage = new FakeStorage();
fakeStorage.setItem('theme', 'dark');
fakeStorage.setItem('enquiry-entry-broken', '{');
Object.defineProperty(globalThis, 'localStorage', { value: fakeStorage, configurable: true });

const refused: OutboxStorage = {
  durable: true,
  put: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  get: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  all: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  delete: () => Promise.reject(new DOMException('refused', 'SecurityError')),
};

const storages = [
  { name: 'IndexedDB', storage: indexedDbStorage() },
  { name: 'localStorage', storage: webStorage(local, true) },
  { name: 'memory', storage: memoryStorage() },
  { name: 'memory where storage is refused', storage: layeredStorage([refused, memoryStorage()]) },
];

describe.each(storages)('entries in $name', ({ storage }) => {
  test('are found by id and all together, and replaced', async () => {
    await storage.put(waiting('one'));
    await storage.put(waiting('two'));
    await storage.put(waiting('one', { attempts: 4 }));
    expect(await storage.get('one')).toEqual(waiting('one', { attempts: 4 }));
    expect((await storage.all()).map(({ id }) => id).sort()).toEqual(['one', 'two']);
  });

  test('keep every character', async () => {
    const words = '  👩‍👩‍👧‍👦 \u200f"سطر"\n\tثانٍ\\ ';
    const entry = waiting('words', { key: words });
    await storage.put(entry);
    expect(await storage.get('words')).toEqual(entry);
  });

  test('are deleted, also twice', async () => {
    for (const { id } of await storage.all()) await storage.delete(id);
    await storage.delete('one');
    expect(await storage.all()).toEqual([]);
    expect(await storage.get('one')).toBeUndefined();
  });
});

describe('layers', () => {
  test('answer whether an entry outlives the tab', async () => {
    expect(await layeredStorage([memoryStorage()]).put(waiting('one'))).toBe(false);
    expect(
      await layeredStorage([refused, webStorage(local, true), memoryStorage()]).put(waiting('one')),
    ).toBe(true);
  });

  test('store an entry once, wherever it was before', async () => {
    const [better, worse] = [memoryStorage(), memoryStorage()];
    await worse.put(waiting('one'));
    const both = layeredStorage([better, worse]);
    await both.put(receipt('one'));
    expect(await both.all()).toEqual([receipt('one')]);
    expect(await worse.all()).toEqual([]);
  });

  test('prefer the state of the better layer', async () => {
    const [better, worse] = [memoryStorage(), memoryStorage()];
    await worse.put(waiting('one'));
    await better.put(receipt('one'));
    expect(await layeredStorage([better, worse]).all()).toEqual([receipt('one')]);
  });

  test('store what must end with the tab there, and delete it elsewhere', async () => {
    let isShared = false;
    const [disk, tab] = [{ ...memoryStorage(), durable: true }, memoryStorage()];
    const both = layeredStorage([disk, tab], () => isShared);
    expect(await both.put(waiting('one'))).toBe(true);
    isShared = true;
    expect(await both.put(waiting('one'))).toBe(false);
    expect([await disk.all(), await tab.all()]).toEqual([[], [waiting('one')]]);
    expect([...both.tabOnly]).toEqual(['one']);
    isShared = false;
    expect(await both.put(waiting('two'), true)).toBe(false);
    expect(await disk.all()).toEqual([]);
  });

  test('know after a reload which entries end with the tab', async () => {
    const [disk, tab] = [{ ...memoryStorage(), durable: true }, memoryStorage()];
    await disk.put(waiting('one'));
    await tab.put(waiting('two'));
    const both = layeredStorage([disk, tab]);
    await both.all();
    expect([...both.tabOnly]).toEqual(['two']);
  });

  test('do not wait for storage that does not answer', async () => {
    jest.useFakeTimers();
    const silent = { ...refused, put: () => new Promise<void>(() => undefined) };
    const put = layeredStorage([silent, memoryStorage()]).put(waiting('one'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await put).toBe(false);
    jest.useRealTimers();
  });
});
