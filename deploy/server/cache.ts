export interface CacheOptions<Value> {
  /** How long a value is used, in milliseconds; for good when left out. */
  maxAge?: number;
  /** How much is kept, in the unit of `sizeOf`; what was not used for longest goes first. */
  limit: number;
  /** 1 for each value when left out. */
  sizeOf?: (value: Value) => number;
}

export interface Cache<Value> {
  /** The kept value, or what `load` resolves to. Callers that come meanwhile share one load; a failure is not kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  delete(key: string): void;
}

/** A bounded cache in memory. */
export function createCache<Value>({ maxAge = Infinity, limit, sizeOf }: CacheOptions<Value>): Cache<Value> {
  const entries = new Map<string, { value: Promise<Value>; size: number; expires: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  return {
    delete: remove,
    get(key, load) {
      const known = entries.get(key);
      if (known && known.expires > Date.now()) {
        // A Map keeps the order of insertion: the first key is the one that was not used for longest.
        entries.delete(key);
        entries.set(key, known);
        return known.value;
      }
      remove(key);
      const entry = { value: load(), size: 1, expires: Infinity };
      entries.set(key, entry);
      total += entry.size;
      const isCurrent = () => entries.get(key) === entry;
      entry.value.then(
        (value) => {
          if (!isCurrent()) return;
          total -= entry.size;
          entry.size = sizeOf?.(value) ?? 1;
          entry.expires = Date.now() + maxAge;
          total += entry.size;
          for (const oldest of entries.keys()) {
            if (total <= limit) break;
            remove(oldest);
          }
        },
        () => isCurrent() && remove(key),
      );
      return entry.value;
    },
  };
}
