import type { WithLock } from './lock';
import type { Entry, WaitingEntry } from './state';
import type { LayeredStorage } from './storage';

export interface RememberingStorage extends LayeredStorage {
  /** Stores the entry unless `isEnough` of what is stored under its id; answers what is stored then. */
  putUnless(entry: Entry, isEnough: (known: Entry) => boolean): Promise<Entry>;
}

/**
 * A storage that writes again, from the memory of this tab, the waiting entries that it finds deleted by somebody else: with
 * the data of the site, or by the browser for want of space.
 */
export function rememberWaiting(storage: LayeredStorage, withLock: WithLock): RememberingStorage {
  const memory = new Map<string, WaitingEntry>();
  /** Ids that stopped waiting in this tab: a look that began before may still show them waiting. */
  const ended = new Set<string>();

  function remember(entry: Entry) {
    if (entry.state !== 'waiting') return void memory.delete(entry.id);
    if (!ended.has(entry.id)) memory.set(entry.id, entry);
  }

  /** One change of an entry at a time, in all tabs. */
  const exclusive = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const done = await withLock(`enquiry-${id}-keep`, 'wait', async () => ({ value: await work() }));
    return done ? done.value : work();
  };

  function write(entry: Entry, inTab?: boolean) {
    if (entry.state === 'waiting') ended.delete(entry.id);
    else ended.add(entry.id);
    remember(entry);
    return storage.put(entry, inTab);
  }

  const restore = (id: string) =>
    exclusive(id, async () => {
      const entry = memory.get(id);
      const found = await storage.get(id);
      if (!entry || found) return found;
      await storage.put(entry);
      return entry;
    });

  return {
    tabOnly: storage.tabOnly,
    put: (entry, inTab) => exclusive(entry.id, () => write(entry, inTab)),
    putUnless: (entry, isEnough) =>
      exclusive(entry.id, async () => {
        const stored = await storage.get(entry.id);
        const known = stored ?? memory.get(entry.id);
        const wanted = known && isEnough(known) ? known : entry;
        if (wanted !== stored) await write(wanted);
        return wanted;
      }),
    get: async (id) => (await storage.get(id)) ?? memory.get(id),
    async all() {
      const stored = await storage.all();
      stored.forEach(remember);
      const found = new Set(stored.map(({ id }) => id));
      const lost = [...memory.keys()].filter((id) => !found.has(id));
      const restored = await Promise.all(lost.map(restore));
      return [...stored, ...restored.flatMap((entry) => entry ?? [])];
    },
    delete: (id) =>
      exclusive(id, () => {
        ended.add(id);
        memory.delete(id);
        return storage.delete(id);
      }),
  };
}
