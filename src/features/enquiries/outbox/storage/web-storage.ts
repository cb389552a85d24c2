/** Entries in localStorage or sessionStorage, one item each: tabs do not write over each other's. */
import type { Entry } from '../outbox-state';
import type { OutboxStorage } from './storage';

const prefix = 'enquiry-entry-';

function parse(text: string | null): Entry | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Entry | null;
    return typeof value?.id === 'string' ? value : undefined;
  } catch {
    return undefined; // not ours
  }
}

/**
 * @param storage asked for with each call, because asking alone throws where it is refused
 * @param durable whether it outlives the tab
 */
export function webStorage(storage: () => Storage, durable = true): OutboxStorage {
  return {
    durable,
    put: async (entry) => storage().setItem(prefix + entry.id, JSON.stringify(entry)),
    get: async (id) => parse(storage().getItem(prefix + id)),
    all: async () => {
      const names = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
      return names.flatMap((name) => {
        const entry = name.startsWith(prefix) ? parse(storage().getItem(name)) : undefined;
        return entry ? [entry] : [];
      });
    },
    delete: async (id) => storage().removeItem(prefix + id),
  };
}
