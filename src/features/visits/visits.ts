import { local } from '../../browser/safe-storage';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import { acknowledge, noteShown, type Offer, type SeenMatch } from './last-visit';
import {
  maxMatches,
  maxSearches,
  noVisits,
  parseVisits,
  serializeVisits,
  type RememberedSearch,
  type StoredVisits,
} from './stored-visits';
import { visitsKey } from './visits-flag';

type SearchKey = Pick<RememberedSearch, 'project' | 'query'>;

const state = createStore<StoredVisits>(noVisits);
let isOpen = false;

export const sameSearch = (a: SearchKey, b: SearchKey): boolean =>
  a.query === b.query && a.project?.slug === b.project?.slug;

function readStorage(): void {
  const stored = parseVisits(local.read(visitsKey));
  if (serializeVisits(stored) !== serializeVisits(state.get())) state.set(stored);
}

/** Reads what is stored once, and follows changes made in other tabs. */
function open(): void {
  if (isOpen || typeof window === 'undefined') return;
  isOpen = true;
  readStorage();
  window.addEventListener('storage', ({ key }) => {
    if (key === visitsKey || key === null) readStorage();
  });
}

/** Another tab may have written meanwhile: each change begins with what is stored, or with memory where storage is refused. */
function change(next: (before: StoredVisits) => StoredVisits): void {
  open();
  const text = local.read(visitsKey);
  const before = text === undefined ? state.get() : parseVisits(text);
  const after = next(before);
  const isEmpty = Object.keys(after.offers).length === 0 && after.searches.length === 0;
  local.write(visitsKey, isEmpty ? undefined : serializeVisits(after));
  state.set(after);
}

const changeSearch = (key: SearchKey, next: (search: RememberedSearch) => RememberedSearch) =>
  change((before) => ({
    ...before,
    searches: before.searches.map((search) => (sameSearch(search, key) ? next(search) : search)),
  }));

/** What the device remembers of visits: in localStorage, shared by all tabs; in memory where storage is refused. */
export const visits = {
  get(): StoredVisits {
    open();
    return state.get();
  },

  subscribe(listener: () => void): () => void {
    open();
    return state.subscribe(listener);
  },

  /** Units are shown, by `project~unit`. @param at ISO time */
  lookAtOffers(offers: Readonly<Record<string, Offer>>, at: string): void {
    change((before) => ({
      ...before,
      offers: {
        ...before.offers,
        ...Object.fromEntries(
          Object.entries(offers).map(([key, offer]) => [key, noteShown(before.offers[key], offer, at)]),
        ),
      },
    }));
  },

  acknowledgeOffers(keys: readonly string[]): void {
    change((before) => ({
      ...before,
      offers: Object.fromEntries(
        Object.entries(before.offers).map(([key, seen]) => [
          key,
          keys.includes(key) ? acknowledge(seen) : seen,
        ]),
      ),
    }));
  },

  /**
   * @param now ISO time
   * @returns false when there are as many as may be remembered
   */
  remember(search: SearchKey, now: string): boolean {
    const { searches } = visits.get();
    if (searches.some((other) => sameSearch(other, search))) return true;
    if (searches.length >= maxSearches) return false;
    change((before) => ({ ...before, searches: [...before.searches, { ...search, keptAt: now }] }));
    return true;
  },

  forget(search: SearchKey): void {
    change((before) => ({
      ...before,
      searches: before.searches.filter((other) => !sameSearch(other, search)),
    }));
  },

  /** The units that a remembered search finds are shown. @param at ISO time */
  noteMatches(search: SearchKey, matches: readonly SeenMatch[], at: string): void {
    if (matches.length > maxMatches) return;
    changeSearch(search, (known) => ({ ...known, seen: noteShown(known.seen, matches, at) }));
  },

  acknowledgeMatches(search: SearchKey): void {
    changeSearch(search, (known) => ({ ...known, seen: known.seen && acknowledge(known.seen) }));
  },
};

/** What is remembered; undefined while hydrating. */
export const useVisits = (): StoredVisits | undefined => useStore(visits, undefined);
