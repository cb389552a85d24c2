/** Entries in this tab only: the last resort. */
import type { Entry } from '../outbox-state';
import type { OutboxStorage } from './storage';

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
