/** The unit that the page's address names: `?unit=…` opens its sheet, `?unit=…#interest` asks about it in the form. */
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store';

export interface UnitAddress {
  /** Id of the unit. */
  id?: string;
  /** The form is about it, and its sheet is closed. */
  asking: boolean;
}

const nothing: UnitAddress = { asking: false };
const address = createStore<UnitAddress>(nothing);
const formAnchor = '#interest';

function read(): void {
  const id = new URLSearchParams(window.location.search).get('unit') ?? undefined;
  const asking = window.location.hash === formAnchor;
  const known = address.get();
  if (known.id !== id || known.asking !== asking) address.set({ id, asking });
}

/** Writes the address without the router, which would go to the top of the page and render it anew. */
function write(
  how: 'pushState' | 'replaceState',
  id: string | undefined,
  hash: string,
  sheet: boolean,
): void {
  const url = new URL(window.location.href);
  if (id === undefined) url.searchParams.delete('unit');
  else url.searchParams.set('unit', id);
  url.hash = hash;
  const state = { ...(window.history.state as object | null), unitSheet: sheet };
  window.history[how](state, '', url);
  read();
}

/** Opens the sheet of a unit; Back closes it. */
export const openUnit = (id: string): void => write('pushState', id, '', true);

export function closeUnit(): void {
  const opened = (window.history.state as { unitSheet?: boolean } | null)?.unitSheet;
  if (!opened) return write('replaceState', undefined, '', false);
  const { id } = address.get();
  const back = () => requestAnimationFrame(() => focusUnit(id));
  window.addEventListener('popstate', back, { once: true });
  window.history.back();
}

/** The way back to an address with an anchor takes the focus from where the dialog has just put it. */
function focusUnit(id: string | undefined): void {
  if (!id || document.activeElement !== document.body) return;
  const links = document.querySelectorAll<HTMLElement>(`[data-unit="${CSS.escape(id)}"]`);
  [...links].find((link) => link.checkVisibility())?.focus({ preventScroll: true });
}

/** Closes the sheet and takes the unit along to the form. */
export function askAboutUnit(id: string): void {
  write('replaceState', id, formAnchor, false);
  // Once the sheet is gone: until then nothing outside it takes the focus.
  requestAnimationFrame(() => {
    document.querySelector(formAnchor)?.scrollIntoView();
    document.querySelector<HTMLElement>(`${formAnchor} input`)?.focus({ preventScroll: true });
  });
}

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
