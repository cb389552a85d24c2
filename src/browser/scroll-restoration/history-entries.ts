/** Scroll positions of history entries, by an id in the state of each entry; and the router's last navigation. */
import { readSession, writeSession } from '../safe-storage';

export interface ScrollPosition {
  /** CSS pixels from the top of the page. */
  readonly top: number;
  /** Indexes of the page's `<details>` that were open: they decide how high the page is. */
  readonly open: readonly number[];
}

export const stateKey = 'scrollId';
const storageKey = 'scroll-positions';
/** More entries than anybody goes back. */
const maxEntries = 60;

const positions = new Map<string, ScrollPosition>(storedPositions());

function storedPositions(): [string, ScrollPosition][] {
  try {
    return JSON.parse(readSession(storageKey) ?? '[]') as [string, ScrollPosition][];
  } catch {
    return [];
  }
}

/** Id of the current history entry; undefined for a new one. */
export function entryId(): string | undefined {
  const state = history.state as { [stateKey]?: string } | null;
  return state?.[stateKey];
}

let entries = 0;

/** Gives the current entry an id. A browser refuses after too many history changes; then Back leads to the page's top. */
export function assignEntryId(): string {
  const id = `${Date.now().toString(36)}-${entries++}`;
  try {
    history.replaceState({ ...(history.state as object | null), [stateKey]: id }, '');
  } catch {
    // The entry stays without an id.
  }
  return id;
}

export const readPosition = (id: string): ScrollPosition | undefined => positions.get(id);

export function setPosition(id: string, position: ScrollPosition): void {
  positions.delete(id);
  positions.set(id, position);
  const [oldest] = positions.keys();
  if (positions.size > maxEntries && oldest !== undefined) positions.delete(oldest);
}

/** Stores the positions for a reload, or a return from another site. */
export const storePositions = (): void => writeSession(storageKey, JSON.stringify([...positions]));

export interface Navigation {
  /** Address, with query and hash. */
  to: string;
  /** It replaces the current history entry. */
  replace: boolean;
}

declare global {
  interface Window {
    /** Every link and `navigate()` of Gatsby ends here. */
    ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  }
}

let requested: Navigation | undefined;

/** The navigation that the router was last asked for. */
export const lastNavigation = (): Navigation | undefined => requested;

/** Records navigations from now on. */
export function watchNavigations(): void {
  const { ___navigate } = window;
  if (!___navigate) return;
  window.___navigate = (to, options) => {
    if (typeof to === 'string') requested = { to, replace: options?.replace ?? false };
    ___navigate(to, options);
  };
}
