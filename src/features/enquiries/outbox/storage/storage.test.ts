/**
 * @jest-environment node
 */
import 'fake-indexeddb/auto';
import { receipt, waiting } from '../testing/enquiries';
import { indexedDbStorage, layeredStorage, memoryStorage, webStorage, type OutboxStorage } from '.';

/** A browser's localStorage, as far as it is used here. */
function storageOf(items = new Map<string, string>()): Storage {
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

const refuses: OutboxStorage = {
  durable: true,
  put: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  get: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  all: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  delete: () => Promise.reject(new DOMException('refused', 'SecurityError')),
};

const webStorageHere = storageOf(
  new Map([
    ['theme', 'dark'],
    ['enquiry-entry-broken', '{'],
  ]),
);
const storages = [
  { name: 'IndexedDB', storage: indexedDbStorage() },
  { name: 'localStorage', storage: webStorage(() => webStorageHere) },
  { name: 'memory', storage: memoryStorage() },
  { name: 'memory behind what is refused', storage: layeredStorage([refuses, memoryStorage()]) },
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

  test('are gone when deleted, and deleting again is fine', async () => {
    for (const { id } of await storage.all()) await storage.delete(id);
    await storage.delete('one');
    expect(await storage.all()).toEqual([]);
    expect(await storage.get('one')).toBeUndefined();
  });
});

describe('layers', () => {
  test('say whether an entry outlives the tab', async () => {
    expect(await layeredStorage([memoryStorage()]).put(waiting('one'))).toBe(false);
    const web = webStorage(() => storageOf());
    expect(await layeredStorage([refuses, web, memoryStorage()]).put(waiting('one'))).toBe(true);
  });

  test('hold an entry once, wherever it was before', async () => {
    const [better, worse] = [memoryStorage(), memoryStorage()];
    await worse.put(waiting('one'));
    const both = layeredStorage([better, worse]);
    await both.put(receipt('one'));
    expect(await both.all()).toEqual([receipt('one')]);
    expect(await worse.all()).toEqual([]);
  });

  test('show the better state where two are left', async () => {
    const [better, worse] = [memoryStorage(), memoryStorage()];
    await worse.put(waiting('one'));
    await better.put(receipt('one'));
    expect(await layeredStorage([better, worse]).all()).toEqual([receipt('one')]);
  });

  test('put what must end with the tab where it does, and take it away elsewhere', async () => {
    let isShared = false;
    const [disk, tab] = [{ ...memoryStorage(), durable: true }, memoryStorage()];
    const both = layeredStorage([disk, tab], () => isShared);
    expect(await both.put(waiting('one'))).toBe(true);
    isShared = true;
    expect(await both.put(waiting('one'))).toBe(false);
    expect([await disk.all(), await tab.all()]).toEqual([[], [waiting('one')]]);
    expect([...both.volatile]).toEqual(['one']);
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
    expect([...both.volatile]).toEqual(['two']);
  });

  test('do not wait for a storage that never answers', async () => {
    jest.useFakeTimers();
    const silent = { ...refuses, put: () => new Promise<void>(() => undefined) };
    const put = layeredStorage([silent, memoryStorage()]).put(waiting('one'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await put).toBe(false);
    jest.useRealTimers();
  });
});
