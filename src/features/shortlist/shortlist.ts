import { local } from '../../browser/safe-storage';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import { shortlistKey, notifyChange } from './shortlist-flag';
import { maxUnits, sameRef, type UnitRef } from './unit-refs';
import { parseShortlist, serializeShortlist, type ShortlistItem, type UnitSnapshot } from './unit-snapshot';

const empty: readonly ShortlistItem[] = [];
const items = createStore(empty);
let isOpen = false;

function readStorage(): void {
  const stored = parseShortlist(local.read(shortlistKey));
  if (serializeShortlist(stored) !== serializeShortlist(items.get())) items.set(stored);
}

/** Reads the stored items once, and follows changes made in other tabs. */
function open(): void {
  if (isOpen || typeof window === 'undefined') return;
  isOpen = true;
  readStorage();
  window.addEventListener('storage', ({ key }) => {
    if (key === shortlistKey || key === null) readStorage();
  });
}

function write(next: readonly ShortlistItem[]): void {
  const isStored = local.write(shortlistKey, next.length > 0 ? serializeShortlist(next) : undefined);
  items.set(next);
  notifyChange(!isStored && next.length > 0);
}

/** The visitor's saved units: in localStorage, shared by all tabs; in memory where storage is refused. */
export const shortlist = {
  get(): readonly ShortlistItem[] {
    open();
    return items.get();
  },

  subscribe(listener: () => void): () => void {
    open();
    return items.subscribe(listener);
  },

  /**
   * @param asOf when the snapshot was read, as ISO time
   * @returns false when the shortlist is full and the unit was not added
   */
  add(ref: UnitRef, snapshot: UnitSnapshot, asOf: string, now = new Date().toISOString()): boolean {
    const before = shortlist.get();
    if (before.some((item) => sameRef(item, ref))) return true;
    if (before.length >= maxUnits) return false;
    const { project, unit } = ref;
    const { state: stateWhenAdded } = snapshot;
    const priceWhenAdded = snapshot.price || undefined; // zero means that no price was entered
    write([...before, { project, unit, addedAt: now, stateWhenAdded, priceWhenAdded, snapshot, asOf }]);
    return true;
  },

  remove(ref: UnitRef): void {
    write(shortlist.get().filter((item) => !sameRef(item, ref)));
  },

  /** Replaces all items: to undo a change, or to save the units of a shared link. */
  replace(next: readonly ShortlistItem[]): void {
    write(next.slice(0, maxUnits));
  },

  /** Stores a newer snapshot of a saved unit; its state and price when it was added stay. */
  refresh(ref: UnitRef, snapshot: UnitSnapshot, asOf: string): void {
    const before = shortlist.get();
    if (before.some((item) => sameRef(item, ref) && item.asOf !== asOf)) {
      write(before.map((item) => (sameRef(item, ref) ? { ...item, snapshot, asOf } : item)));
    }
  },
};

/** The saved units; undefined while hydrating. */
export const useShortlist = (): readonly ShortlistItem[] | undefined => useStore(shortlist, undefined);
