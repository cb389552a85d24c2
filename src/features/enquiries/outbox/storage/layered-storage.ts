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
  /**
   * Answers whether the entry outlives the tab.
   * @param here it must not
   */
  put(entry: Entry, here?: boolean): Promise<boolean>;
  /** Ids that only this tab has, as far as it has looked. */
  readonly volatile: ReadonlySet<string>;
}

/**
 * @param layers the best first; the last one never refuses
 * @param isShared whether nothing may outlive the tab, because others use the device too
 */
export function layeredStorage(layers: readonly OutboxStorage[], isShared = () => false): LayeredStorage {
  const volatile = new Set<string>();
  const note = (id: string, durable: boolean) => void (durable ? volatile.delete(id) : volatile.add(id));
  const inOrder = async (id: string) => {
    for (const layer of layers) {
      const entry = await or(undefined, () => layer.get(id));
      if (entry) return entry;
    }
    return undefined;
  };
  return {
    volatile,
    async put(entry, here = false) {
      for (const layer of layers) {
        if (layer.durable && (here || isShared())) continue;
        const isKept = await or(false, () => layer.put(entry).then(() => true));
        if (!isKept) continue;
        // An older state of it may lie where it was put while the better place was refused, or the other way round.
        const others = layers.filter((other) => other !== layer);
        await Promise.all(others.map((other) => or(undefined, () => other.delete(entry.id))));
        note(entry.id, layer.durable);
        return layer.durable;
      }
      throw new Error('No storage took the entry');
    },
    get: inOrder,
    async all() {
      const found = await Promise.all(layers.map((layer) => or<Entry[]>([], () => layer.all())));
      const best = new Map<string, Entry>();
      for (const [index, entries] of found.entries()) {
        for (const entry of entries) {
          // Of the better layer, where two have one.
          if (best.has(entry.id)) continue;
          best.set(entry.id, entry);
          note(entry.id, layers[index]?.durable === true);
        }
      }
      return [...best.values()];
    },
    async delete(id) {
      await Promise.all(layers.map((layer) => or(undefined, () => layer.delete(id))));
      volatile.delete(id);
    },
  };
}
