import { useEffect, useMemo } from 'react';
import { currentOverlay, onOverlayArrival, pageLocation, pushOverlay } from '../../browser/overlay-entries';
import { pushEntry } from '../../browser/scroll-restoration';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import { hasUnitPage, projectOfPath, unitOfPath } from '../../lib/routes';
import { unitsQueryCodec, type UnitsQuery } from './units-query';

/**
 * What the address says of units on the page of their project. An open sheet has the address of the unit's own page, or
 * `?unit=…`, as links had it before units had pages; `?unit=…#interest` is the form about a unit.
 */
export interface UnitAddress {
  /** Id of the unit. */
  id?: string;
  /** The form is about the unit, and its sheet is closed. */
  isEnquiring: boolean;
  /** The parameters of {@link UnitsQuery}, as a normalized query string. */
  query: string;
}

const initial: UnitAddress = { isEnquiring: false, query: '' };
const address = /* @__PURE__ */ createStore<UnitAddress>(initial);
const formAnchor = '#interest';

/** State of a history entry. */
interface EntryState {
  /** The entry was pushed by opening a sheet, so Back closes it. */
  unitSheet?: boolean;
}

const entryState = () => window.history.state as EntryState | null;

function read(): void {
  const { search } = pageLocation();
  const overlay = currentOverlay();
  const { hash } = window.location;
  const id =
    overlay === undefined
      ? (new URLSearchParams(search).get('unit') ?? undefined)
      : unitOfPath(overlay)?.unit;
  const isEnquiring = hash === formAnchor;
  const query = unitsQueryCodec.format(unitsQueryCodec.parse(search));
  const before = address.get();
  if (before.id !== id || before.isEnquiring !== isEnquiring || before.query !== query)
    address.set({ id, isEnquiring, query });
}

/** Writes the address without the router, which would scroll to the top and render the page again. */
function write(method: 'pushState' | 'replaceState', change: (url: URL) => void, state: EntryState): void {
  const url = new URL(window.location.href);
  change(url);
  try {
    window.history[method]({ ...entryState(), ...state }, '', url);
  } catch {
    // Some browsers limit the number of changes per time: the next change updates the address.
  }
  read();
}

/** Sets or removes the unit of an address. The form's anchor is removed; any other anchor stays for the way back. */
const withUnit = (id: string | undefined) => (url: URL) => {
  if (id === undefined) url.searchParams.delete('unit');
  else url.searchParams.set('unit', id);
  if (url.hash === formAnchor) url.hash = '';
};

/** Opens the sheet of a unit, at the address of its page; Back closes it. */
export function openUnit(id: string): void {
  const { pathname } = pageLocation();
  if (!hasUnitPage(id) || projectOfPath(pathname)?.route !== 'detail')
    return write('pushState', withUnit(id), { unitSheet: true });
  try {
    pushOverlay(`${pathname.replace(/\/$/, '')}/${id}`, { unitSheet: true });
  } catch {
    return; // Some browsers limit the number of changes per time: the next press opens it.
  }
  read();
}

/**
 * Closes the sheet.
 * @param building id of the building whose tab stays open; undefined for the one that is open by default
 */
export function closeUnit(building?: string): void {
  const { id } = address.get();
  if (!entryState()?.unitSheet) {
    const change = (url: URL) => {
      withUnit(undefined)(url);
      if (building !== undefined) url.searchParams.set('building', building);
    };
    write('replaceState', change, { unitSheet: false });
    // Opened by its address, the sheet has no opener to return the focus to: the unit's link gets it.
    requestAnimationFrame(() => focusUnit(id));
    return;
  }
  const restoreFocus = () => requestAnimationFrame(() => focusUnit(id));
  window.addEventListener('popstate', restoreFocus, { once: true });
  window.history.back();
}

/** Going back to an address with an anchor removes the focus that the dialog has just returned to its opener. */
function focusUnit(id: string | undefined): void {
  if (!id || document.activeElement !== document.body) return;
  const links = document.querySelectorAll<HTMLElement>(`[data-unit="${CSS.escape(id)}"]`);
  [...links].find((link) => link.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/** Goes to the form about the unit; Back returns to its sheet and to the scroll position. */
export function askAboutUnit(id: string): void {
  const { pathname, search } = pageLocation();
  const form = new URL(pathname + search, window.location.origin);
  form.searchParams.set('unit', id);
  form.hash = formAnchor;
  pushEntry(form, { unitSheet: false });
  read();
  // After the sheet is closed: until then nothing outside it can be focused.
  requestAnimationFrame(() => {
    document.querySelector(formAnchor)?.scrollIntoView({ behavior: 'instant' });
    document.querySelector<HTMLElement>(`${formAnchor} input`)?.focus({ preventScroll: true });
  });
}

/** Changes parameters of the address, without a history entry: Back does not undo a choice. */
export const updateQuery = (changed: Partial<UnitsQuery>): void =>
  write(
    'replaceState',
    (url) => {
      const next = { ...unitsQueryCodec.parse(url.search), ...changed };
      for (const name of unitsQueryCodec.names) url.searchParams.delete(name);
      for (const [name, value] of new URLSearchParams(unitsQueryCodec.format(next))) {
        url.searchParams.set(name, value);
      }
    },
    {},
  );

/** What the address says; empty while hydrating. */
export function useUnitAddress(): UnitAddress {
  useEffect(() => {
    read();
    window.addEventListener('popstate', read);
    const stopListening = onOverlayArrival(read);
    return () => {
      window.removeEventListener('popstate', read);
      stopListening();
    };
  }, []);
  return useStore(address, initial);
}

/** The choices in the address; the same object until they change. */
export function useUnitsQuery(): UnitsQuery {
  const { query } = useUnitAddress();
  return useMemo(() => unitsQueryCodec.parse(query), [query]);
}
