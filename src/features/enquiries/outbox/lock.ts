/** One tab at a time, by Web Locks; where a browser has none, one call at a time in this tab. */

/**
 * Runs `work` while nobody else holds `name`.
 * @param mode `wait` for the holder to finish, or `skip` the work and answer undefined
 */
export type WithLock = <T>(
  name: string,
  mode: 'wait' | 'skip',
  work: () => Promise<T>,
) => Promise<T | undefined>;

/** Locks of this tab alone. */
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

/** Locks across the tabs of a site, inside those of this tab. */
export function browserLock(manager: () => LockManager | undefined): WithLock {
  const inTab = tabLock();
  return (name, mode, work) =>
    inTab(name, mode, async () => {
      let begun = false;
      try {
        const locks = manager();
        if (!locks) return await work();
        return await locks.request(name, { ifAvailable: mode === 'skip' }, async (lock) => {
          if (!lock) return undefined;
          begun = true;
          return work();
        });
      } catch (error) {
        // Refused together with storage. Work that began has failed by itself.
        if (begun) throw error;
        return work();
      }
    });
}
