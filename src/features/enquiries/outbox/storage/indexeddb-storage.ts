/** Entries in IndexedDB. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from '../outbox-state';
import type { OutboxStorage } from './storage';

interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
}

/** Opens the database with the first call, and again after the browser has closed it. */
export function indexedDbStorage(name = 'enquiries'): OutboxStorage {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const close = () => (opening = undefined);
  async function database() {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        close();
      },
      terminated: close,
    });
    try {
      return await opening;
    } catch (error) {
      close();
      throw error;
    }
  }
  async function write(change: (store: Store) => Promise<unknown>) {
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

interface Store {
  put(entry: Entry): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}
