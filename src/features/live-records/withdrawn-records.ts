/** Which records the API is known not to publish any more, in this tab: learnt from every answer that tells. */
import { writeSession, readSession } from '../../browser/safe-storage';
import { createStore } from '../../browser/store';

export type RecordKind = 'projects' | 'rentals' | 'blogs';

interface Keyed {
  readonly id: string;
  /** Projects and articles are also known by it. */
  readonly slug?: string;
}

/** Whether the record with that id or slug is no longer published. False for what nobody has heard of. */
export type IsWithdrawn = (kind: RecordKind, key: string) => boolean;

interface Known {
  /** Ids and slugs that the API said it has no more. */
  removed: Set<string>;
  /** Ids and slugs of all there are, once a whole list has come. */
  published?: Set<string>;
}

const nothingWithdrawn: IsWithdrawn = () => false;
const kinds = ['projects', 'rentals', 'blogs'] as const satisfies readonly RecordKind[];
const storageKey = 'withdrawn-records';
const keysOf = ({ id, slug }: Keyed): string[] => (slug === undefined ? [id] : [id, slug]);

/** What was learnt before a reload of the page; what is not whole is forgotten. */
function removedBefore(kind: RecordKind): string[] {
  try {
    const kept = JSON.parse(readSession(storageKey) ?? '{}') as Partial<Record<RecordKind, unknown>>;
    const keys = kept[kind];
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function createWithdrawnRecords() {
  let known: Record<RecordKind, Known> | undefined;
  const store = createStore<IsWithdrawn>(nothingWithdrawn);

  function read(): Record<RecordKind, Known> {
    known ??= {
      projects: { removed: new Set(removedBefore('projects')) },
      rentals: { removed: new Set(removedBefore('rentals')) },
      blogs: { removed: new Set(removedBefore('blogs')) },
    };
    return known;
  }

  function publish(): void {
    const now = read();
    writeSession(
      storageKey,
      JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, [...now[kind].removed]]))),
    );
    // A new function for each state, so that who holds the old one can tell.
    store.set((kind, key) => {
      const { removed, published } = now[kind];
      return removed.has(key) || (published !== undefined && !published.has(key));
    });
  }

  return {
    /** The same function until something is learnt. */
    get(): IsWithdrawn {
      if (!known) publish();
      return store.get();
    },
    subscribe: store.subscribe,

    /** These are published now: an answer had them. */
    noteSeen(kind: RecordKind, rows: readonly Keyed[]): void {
      const { removed, published } = read()[kind];
      const keys = rows.flatMap(keysOf);
      const tells = keys.some((key) => removed.has(key) || (published && !published.has(key)));
      if (!tells) return;
      for (const key of keys) {
        removed.delete(key);
        published?.add(key);
      }
      publish();
    },

    /** The API was asked for this very record and does not publish it. */
    noteRemoved(kind: RecordKind, keys: readonly string[]): void {
      const { removed, published } = read()[kind];
      for (const key of keys) {
        removed.add(key);
        published?.delete(key);
      }
      publish();
    },

    /** These are all there are. */
    noteWholeList(kind: RecordKind, rows: readonly Keyed[]): void {
      const keys = new Set(rows.flatMap(keysOf));
      const now = read()[kind];
      now.published = keys;
      for (const key of [...now.removed]) if (keys.has(key)) now.removed.delete(key);
      publish();
    },
  };
}

/** Those of this tab. */
export const withdrawnRecords = createWithdrawnRecords();
export { nothingWithdrawn };
