import { keptAtHeader, keptCaches, keptSizeHeader, type KeptCache } from '../lib/kept-pages';

/** Bytes. */
const limits: Readonly<Record<KeptCache, number>> = {
  [keptCaches.pages]: 20_000_000,
  [keptCaches.files]: 10_000_000,
  [keptCaches.pictures]: 30_000_000,
};

/** Stores the body of an answer under `key`, as the newest. Rejects where there is no room for it. */
export async function store(name: KeptCache, key: string, answer: Response): Promise<void> {
  const body = await answer.blob();
  const headers = new Headers({ [keptSizeHeader]: String(body.size), [keptAtHeader]: String(Date.now()) });
  const type = answer.headers.get('Content-Type');
  if (type) headers.set('Content-Type', type);
  const cache = await caches.open(name);
  await cache.delete(key);
  // A body of its own: one that came compressed or redirected could not be given to a navigation.
  await cache.put(key, new Response(body, { headers }));
}

/**
 * What is stored under `key`; nothing where storage fails, so that the network answers. Makes no cache, by which what was removed
 * would begin again.
 */
export const stored = (name: KeptCache, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: name }).catch(() => undefined);

/**
 * Whether something is stored under `key`; not where storage fails. An answer that nobody reads would hold its room, also after it
 * was removed.
 */
export async function isStored(name: KeptCache, key: string): Promise<boolean> {
  try {
    return (await caches.has(name)) && (await (await caches.open(name)).keys(key)).length > 0;
  } catch {
    return false;
  }
}

/** When an answer goes: the lowest first. */
export const goes = { first: 0, last: 1, never: 2 } as const;

/**
 * Removes answers of a cache until it is within its limit, of those that go first the oldest.
 * @param orderOf when an answer goes, by its address
 * @returns addresses of those that were removed
 */
export async function trim(name: KeptCache, orderOf: (url: URL) => number): Promise<URL[]> {
  const cache = await caches.open(name);
  const entries = await Promise.all(
    (await cache.keys()).map(async (key) => {
      const url = new URL(key.url);
      const answer = await cache.match(key);
      const size = Number(answer?.headers.get(keptSizeHeader)) || 0;
      // As in `isStored`.
      await answer?.body?.cancel();
      return { key, url, size, order: orderOf(url) };
    }),
  );
  let excess = entries.reduce((sum, { size }) => sum + size, 0) - limits[name];
  const removed: URL[] = [];
  for (const { key, url, size, order } of entries.sort((a, b) => a.order - b.order)) {
    if (excess <= 0 || order === goes.never) break;
    excess -= size;
    removed.push(url);
    await cache.delete(key);
  }
  return removed;
}
