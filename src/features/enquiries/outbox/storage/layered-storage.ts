/** Several storages as one: an entry goes to the first that takes it. */
import type { Entry } from '../outbox-state';
import type { OutboxStorage } from './storage';

/** Browsers have left a database call without an answer; milliseconds after which that counts as a refusal. */
const patience = 2000;

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage does not answer')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Turns what throws, rejects or never answers into `instead`. */
const or = <T>(instead: T, work: () => Promise<T>): Promise<T> =>
  within(Promise.resolve().then(work)).catch(() => instead);

export interface LayeredStorage extends Omit<OutboxStorage, 'durable' | 'put'> {
  /** Answers whether the entry outlives the tab. */
  put(entry: Entry): Promise<boolean>;
}

/** @param layers the best first; the last one never refuses */
export function layeredStorage(layers: readonly OutboxStorage[]): LayeredStorage {
  const inOrder = async (id: string) => {
    for (const layer of layers) {
      const entry = await or(undefined, () => layer.get(id));
      if (entry) return entry;
    }
    return undefined;
  };
  return {
    async put(entry) {
      for (const [index, layer] of layers.entries()) {
        const isKept = await or(false, () => layer.put(entry).then(() => true));
        if (!isKept) continue;
        // An older state of it may lie where it was put while the better place was refused, or the other way round.
        const others = layers.filter((_, other) => other !== index);
        await Promise.all(others.map((other) => or(undefined, () => other.delete(entry.id))));
        return layer.durable;
      }
      throw new Error('No storage took the entry');
    },
    get: inOrder,
    async all() {
      const found = await Promise.all(layers.map((layer) => or<Entry[]>([], () => layer.all())));
      // Of the better layer, where two have one.
      return [...new Map(found.reverse().flatMap((entries) => entries.map((one) => [one.id, one]))).values()];
    },
    async delete(id) {
      await Promise.all(layers.map((layer) => or(undefined, () => layer.delete(id))));
    },
  };
}
