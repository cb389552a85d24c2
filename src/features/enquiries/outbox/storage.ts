import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SafeStorage } from '../../../browser/safe-storage';
import type { Entry } from './state';

export interface OutboxStorage {
  /** Whether what is put there outlives the tab. */
  readonly durable: boolean;
  /** Resolves once the entry is stored; an entry of the same id is replaced. Rejects when storage is refused. */
  put(entry: Entry): Promise<void>;
  get(id: string): Promise<Entry | undefined>;
  all(): Promise<Entry[]>;
  delete(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
}

interface EntryStore {
  put(entry: Entry): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}

/**
 * Opens the database with the first call, and again after the browser has closed it.
 * @param onClosed called when the browser closes it: its entries may have been deleted
 */
export function indexedDbStorage(name = 'enquiries', onClosed = () => {}): OutboxStorage {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const close = () => (opening = undefined);
  const handleClosed = () => {
    close();
    onClosed();
  };
  async function database() {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        handleClosed();
      },
      terminated: handleClosed,
    });
    try {
      return await opening;
    } catch (error) {
      close();
      throw error;
    }
  }
  async function write(change: (store: EntryStore) => Promise<unknown>) {
    // Strict: it is on the disk when the transaction is done, before the request goes out.
    const transaction = (await database()).transaction('entries', 'readwrite', { durability: 'strict' });
    await Promise.all([change(transaction.store), transaction.done]);
  }
  return {
    durable: true,
    put: (entry) => write((store) => store.put(entry)),
    get: async (id) => (await database()).get('entries', id),
    all: async () => (await database()).getAll('entries'),
    delete: (id) => write((store) => store.delete(id)),
  };
}

const prefix = 'enquiry-entry-';

function parse(text: string | undefined): Entry | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Entry | null;
    return typeof value?.id === 'string' ? value : undefined;
  } catch {
    return undefined; // not ours
  }
}

/** One item of web storage for each entry, so that tabs do not overwrite each other's. */
export const webStorage = (storage: SafeStorage, durable: boolean): OutboxStorage => ({
  durable,
  async put(entry) {
    if (!storage.write(prefix + entry.id, JSON.stringify(entry))) throw new Error('The storage is refused');
  },
  get: async (id) => parse(storage.read(prefix + id)),
  all: async () =>
    storage.keys().flatMap((key) => (key.startsWith(prefix) ? (parse(storage.read(key)) ?? []) : [])),
  delete: async (id) => void storage.write(prefix + id, undefined),
});

/** Entries of this page only: the last resort. */
export function memoryStorage(): OutboxStorage {
  const entries = new Map<string, Entry>();
  return {
    durable: false,
    put: async (entry) => void entries.set(entry.id, entry),
    get: async (id) => entries.get(id),
    all: async () => [...entries.values()],
    delete: async (id) => void entries.delete(id),
  };
}

/** Browsers have left a database call without an answer; milliseconds after which that counts as a refusal. */
const answerTimeout = 2000;

/** The fallback where `work` throws, rejects or does not answer in time. */
function attempt<T>(fallback: T, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(fallback);
    const timer = setTimeout(giveUp, answerTimeout);
    void Promise.resolve()
      .then(work)
      .then(resolve, giveUp)
      .finally(() => clearTimeout(timer));
  });
}

export interface LayeredStorage extends Omit<OutboxStorage, 'durable' | 'put'> {
  /** Answers whether the entry outlives the tab, which it must not when `inTab`. */
  put(entry: Entry, inTab?: boolean): Promise<boolean>;
  /** Ids of entries that end with this tab, as far as it has looked. */
  readonly tabOnly: ReadonlySet<string>;
}

/**
 * Several storages as one: an entry goes to the first that accepts it.
 * @param layers the best first; the last one never refuses
 * @param isShared whether nothing may outlive the tab, because others use the device too
 */
export function layeredStorage(layers: readonly OutboxStorage[], isShared = () => false): LayeredStorage {
  const tabOnly = new Set<string>();
  const mark = (id: string, durable: boolean) => void (durable ? tabOnly.delete(id) : tabOnly.add(id));
  return {
    tabOnly,
    async put(entry, inTab = false) {
      for (const layer of layers) {
        if (layer.durable && (inTab || isShared())) continue;
        const isStored = await attempt(false, () => layer.put(entry).then(() => true));
        if (!isStored) continue;
        // Another layer may hold an older state of it, from when this one was refused, or the other way round.
        const others = layers.filter((other) => other !== layer);
        await Promise.all(others.map((other) => attempt(undefined, () => other.delete(entry.id))));
        mark(entry.id, layer.durable);
        return layer.durable;
      }
      throw new Error('No storage accepted the entry');
    },
    async get(id) {
      for (const layer of layers) {
        const entry = await attempt(undefined, () => layer.get(id));
        if (entry) return entry;
      }
      return undefined;
    },
    async all() {
      const found = await Promise.all(layers.map((layer) => attempt<Entry[]>([], () => layer.all())));
      const entries = new Map<string, Entry>();
      for (const [index, inLayer] of found.entries()) {
        for (const entry of inLayer) {
          // Where two layers have it, the better one counts.
          if (entries.has(entry.id)) continue;
          entries.set(entry.id, entry);
          mark(entry.id, layers[index]?.durable === true);
        }
      }
      return [...entries.values()];
    },
    async delete(id) {
      await Promise.all(layers.map((layer) => attempt(undefined, () => layer.delete(id))));
      tabOnly.delete(id);
    },
  };
}
