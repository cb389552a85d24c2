/**
 * Runs `work` under the lock `name`.
 * @param mode `wait` for the holder to finish, or `skip` the work and resolve to undefined
 */
export type WithLock = <T>(
  name: string,
  mode: 'wait' | 'skip',
  work: () => Promise<T>,
) => Promise<T | undefined>;

/** Locks of this tab only. */
export function tabLock(): WithLock {
  const held = new Map<string, Promise<unknown>>();
  return async (name, mode, work) => {
    const holder = held.get(name);
    if (holder && mode === 'skip') return undefined;
    const mine = (holder ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    held.set(name, settled);
    try {
      return await mine;
    } finally {
      if (held.get(name) === settled) held.delete(name);
    }
  };
}

/** Web Locks across tabs, inside those of this tab; where a browser has none, those of this tab only. */
export function browserLock(manager: () => LockManager | undefined): WithLock {
  const inTab = tabLock();
  return (name, mode, work) =>
    inTab(name, mode, async () => {
      let isStarted = false;
      try {
        const locks = manager();
        if (!locks) return await work();
        return await locks.request(name, { ifAvailable: mode === 'skip' }, async (lock) => {
          if (!lock) return undefined;
          isStarted = true;
          return work();
        });
      } catch (error) {
        // Locks are refused together with storage. Work that has started failed by itself.
        if (isStarted) throw error;
        return work();
      }
    });
}
