import type { ReadRows } from '../api-client/read-pages';
import type { RecordKind } from '../api-client/record-lookup';
import { readSession, writeSession } from '../browser/safe-storage';
import { createStore } from '../browser/store';
import { useStore } from '../browser/use-store';

export type { RecordKind };

/** A row as it is known by its keys. */
export interface Keyed {
  readonly id: string;
  /** Of projects and articles. */
  readonly slug?: string;
}

/** Whether the record with that id or slug is no longer published. False for one that no answer was about. */
export type IsWithdrawn = (kind: RecordKind, key: string) => boolean;

interface KeysOfKind {
  /** Ids and slugs that the API does not publish any more. */
  removed: Set<string>;
  /** Ids and slugs of all published records, once a complete list has come. */
  published?: Set<string>;
}

const noneWithdrawn: IsWithdrawn = () => false;
const kinds = ['projects', 'rentals', 'blogs'] as const satisfies readonly RecordKind[];
const storageKey = 'withdrawn-records';
const keysOf = ({ id, slug }: Keyed): string[] => (slug === undefined ? [id] : [id, slug]);

/** Stored before a reload of the page; none where what is stored is malformed. */
function storedRemoved(kind: RecordKind): string[] {
  try {
    const stored = JSON.parse(readSession(storageKey) ?? '{}') as Partial<Record<RecordKind, unknown>>;
    const keys = stored[kind];
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Which records the API is known not to publish any more, in this tab: taken from every answer that tells. */
export function createWithdrawnRecords() {
  let known: Record<RecordKind, KeysOfKind> | undefined;
  const store = createStore<IsWithdrawn>(noneWithdrawn);

  function read(): Record<RecordKind, KeysOfKind> {
    known ??= {
      projects: { removed: new Set(storedRemoved('projects')) },
      rentals: { removed: new Set(storedRemoved('rentals')) },
      blogs: { removed: new Set(storedRemoved('blogs')) },
    };
    return known;
  }

  function publish(): void {
    const now = read();
    writeSession(
      storageKey,
      JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, [...now[kind].removed]]))),
    );
    // A new function for each state, so that subscribers see a change.
    store.set((kind, key) => {
      const { removed, published } = now[kind];
      return removed.has(key) || (published !== undefined && !published.has(key));
    });
  }

  return {
    /** The same function until an answer changes something. */
    get(): IsWithdrawn {
      if (!known) publish();
      return store.get();
    },
    subscribe: store.subscribe,

    /** An answer had these rows: they are published now. */
    noteSeen(kind: RecordKind, rows: readonly Keyed[]): void {
      const { removed, published } = read()[kind];
      const keys = rows.flatMap(keysOf);
      const isNews = keys.some((key) => removed.has(key) || (published && !published.has(key)));
      if (!isNews) return;
      for (const key of keys) {
        removed.delete(key);
        published?.add(key);
      }
      publish();
    },

    /** The API was asked for this record and does not publish it. */
    noteRemoved(kind: RecordKind, keys: readonly string[]): void {
      const { removed, published } = read()[kind];
      for (const key of keys) {
        removed.add(key);
        published?.delete(key);
      }
      publish();
    },

    /** These rows are all that is published. */
    noteWholeList(kind: RecordKind, rows: readonly Keyed[]): void {
      const published = new Set(rows.flatMap(keysOf));
      const keys = read()[kind];
      keys.published = published;
      for (const key of [...keys.removed]) if (published.has(key)) keys.removed.delete(key);
      publish();
    },

    /** These rows were read of a list. */
    noteRead(kind: RecordKind, { rows, complete }: Pick<ReadRows<Keyed>, 'rows' | 'complete'>): void {
      if (complete) this.noteWholeList(kind, rows);
      else this.noteSeen(kind, rows);
    },
  };
}

/** Those of this tab. */
export const withdrawnRecords = createWithdrawnRecords();

/** Whether a record is withdrawn; none is while hydrating, when the page must equal its HTML. */
export const useWithdrawn = (): IsWithdrawn => useStore(withdrawnRecords, noneWithdrawn);
