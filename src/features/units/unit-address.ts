/**
 * What the page's address says of the units: `?unit=…` opens the sheet of one, `?unit=…#interest` asks about it in the
 * form, and what the visitor looks for stands beside it (`explorer-search.ts`).
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { enter } from '../../browser/scroll-restoration';
import { createStore } from '../../browser/store';
import { explorerCodec, type ExplorerChoice } from './explorer-search';

export interface UnitAddress {
  /** Id of the unit. */
  id?: string;
  /** The form is about it, and its sheet is closed. */
  asking: boolean;
  /** What the visitor looks for, as a query string in its one spelling. */
  choice: string;
}

const nothing: UnitAddress = { asking: false, choice: '' };
const address = /* @__PURE__ */ createStore<UnitAddress>(nothing);
const formAnchor = '#interest';

/** What the site keeps in an entry of the browser's history. */
interface EntryState {
  /** The entry was made by opening a sheet, so that Back closes it. */
  unitSheet?: boolean;
}

const entryState = () => window.history.state as EntryState | null;

function read(): void {
  const { search, hash } = window.location;
  const id = new URLSearchParams(search).get('unit') ?? undefined;
  const asking = hash === formAnchor;
  const choice = explorerCodec.format(explorerCodec.parse(search));
  const known = address.get();
  if (known.id !== id || known.asking !== asking || known.choice !== choice)
    address.set({ id, asking, choice });
}

/** Writes the address without the router, which would go to the top of the page and render it anew. */
function write(how: 'pushState' | 'replaceState', change: (url: URL) => void, state: EntryState): void {
  const url = new URL(window.location.href);
  change(url);
  try {
    window.history[how]({ ...entryState(), ...state }, '', url);
  } catch {
    // Some browsers allow so many changes in so much time: the next one brings the address up to date.
  }
  read();
}

/** The address of a unit's sheet; that of the form gives way, any other anchor stays for the way back. */
const sheetOf = (id: string | undefined) => (url: URL) => {
  if (id === undefined) url.searchParams.delete('unit');
  else url.searchParams.set('unit', id);
  if (url.hash === formAnchor) url.hash = '';
};

/** Opens the sheet of a unit; Back closes it. */
export const openUnit = (id: string): void => write('pushState', sheetOf(id), { unitSheet: true });

/** @param building id of the building whose tab stays open; undefined for the one that opens by itself */
export function closeUnit(building?: string): void {
  const { id } = address.get();
  if (!entryState()?.unitSheet) {
    const leave = (url: URL) => {
      sheetOf(undefined)(url);
      if (building !== undefined) url.searchParams.set('building', building);
    };
    write('replaceState', leave, { unitSheet: false });
    // Opened by its link, the sheet had no opener: whoever closes it goes on at the home it was about.
    requestAnimationFrame(() => focusUnit(id));
    return;
  }
  const back = () => requestAnimationFrame(() => focusUnit(id));
  window.addEventListener('popstate', back, { once: true });
  window.history.back();
}

/** The way back to an address with an anchor takes the focus from where the dialog has just put it. */
function focusUnit(id: string | undefined): void {
  if (!id || document.activeElement !== document.body) return;
  const links = document.querySelectorAll<HTMLElement>(`[data-unit="${CSS.escape(id)}"]`);
  [...links].find((link) => link.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/** Takes the unit along to the form; Back returns to it, and to where the page stood. */
export function askAboutUnit(id: string): void {
  const form = new URL(window.location.href);
  form.searchParams.set('unit', id);
  form.hash = formAnchor;
  enter(form, { unitSheet: false });
  read();
  // Once the sheet is gone: until then nothing outside it takes the focus.
  requestAnimationFrame(() => {
    document.querySelector(formAnchor)?.scrollIntoView({ behavior: 'instant' });
    document.querySelector<HTMLElement>(`${formAnchor} input`)?.focus({ preventScroll: true });
  });
}

/** Changes what the visitor looks for; a choice is no step that Back should undo. */
export const choose = (changed: Partial<ExplorerChoice>): void =>
  write(
    'replaceState',
    (url) => {
      const next = { ...explorerCodec.parse(url.search), ...changed };
      for (const name of explorerCodec.names) url.searchParams.delete(name);
      for (const [name, value] of new URLSearchParams(explorerCodec.format(next))) {
        url.searchParams.set(name, value);
      }
    },
    {},
  );

export const hrefOfUnit = (id: string): string => `?unit=${encodeURIComponent(id)}`;

/** What the address asks for; nothing while hydrating, when the page must still equal its HTML. */
export function useUnitAddress(): UnitAddress {
  useEffect(() => {
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  return useSyncExternalStore(address.subscribe, address.get, () => nothing);
}

/** What the address says that the visitor looks for; the same object until it changes. */
export function useExplorerChoice(): ExplorerChoice {
  const { choice } = useUnitAddress();
  return useMemo(() => explorerCodec.parse(choice), [choice]);
}
