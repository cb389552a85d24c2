/**
 * The homes that the visitor keeps to compare: in localStorage, so that the next visit and other tabs have them; in
 * memory where storage is refused.
 */
import { createStore } from '../../browser/store';
import { keptKey, noteChange } from './shortlist-flag';
import { readKept, writeKept, type ShortlistItem, type UnitSnapshot } from './unit-snapshot';
import { limit, sameRef, type UnitRef } from './refs';

const nothing: readonly ShortlistItem[] = [];
const kept = createStore(nothing);
let opened = false;

/** What storage holds now; undefined where it is refused. */
function stored(): ShortlistItem[] | undefined {
  try {
    return readKept(localStorage.getItem(keptKey));
  } catch {
    return undefined;
  }
}

function look(): void {
  const units = stored();
  if (units && writeKept(units) !== writeKept(kept.get())) kept.set(units);
}

/** Reads what is kept, and follows what other tabs do to it. */
function open(): void {
  if (opened || typeof window === 'undefined') return;
  opened = true;
  look();
  window.addEventListener('storage', ({ key }) => {
    if (key === keptKey || key === null) look();
  });
}

function write(units: readonly ShortlistItem[]): void {
  let refused = false;
  try {
    if (units.length > 0) localStorage.setItem(keptKey, writeKept(units));
    else localStorage.removeItem(keptKey);
  } catch {
    refused = units.length > 0;
  }
  kept.set(units);
  noteChange(refused);
}

export const shortlist = {
  get(): readonly ShortlistItem[] {
    open();
    return kept.get();
  },

  subscribe(listener: () => void): () => void {
    open();
    return kept.subscribe(listener);
  },

  /** @returns false when the shortlist is full, and nothing changed */
  add(ref: UnitRef, known: UnitSnapshot, asOf: string, now = new Date().toISOString()): boolean {
    const units = shortlist.get();
    if (units.some((unit) => sameRef(unit, ref))) return true;
    if (units.length >= limit) return false;
    const { project, unit } = ref;
    const keptPrice = known.price || undefined; // zero is a price that was not entered
    write([...units, { project, unit, keptAt: now, keptState: known.state, keptPrice, known, asOf }]);
    return true;
  },

  remove(ref: UnitRef): void {
    write(shortlist.get().filter((unit) => !sameRef(unit, ref)));
  },

  /** Puts another list in the place of this one: to take a step back, or to take over a list from a link. */
  replace(units: readonly ShortlistItem[]): void {
    write(units.slice(0, limit));
  },

  /** Takes over what was read of a kept home since; says nothing of what was known when it was kept. */
  refresh(ref: UnitRef, known: UnitSnapshot, asOf: string): void {
    const units = shortlist.get();
    if (units.some((unit) => sameRef(unit, ref) && unit.asOf !== asOf)) {
      write(units.map((unit) => (sameRef(unit, ref) ? { ...unit, known, asOf } : unit)));
    }
  },
};
