/**
 * History entries of overlays that have the address of a page of their own, such as a unit's sheet over the page of its
 * project. Back and Forward show the overlay again, over its page; a reload, or the shared address, shows that other page.
 */
import { createStore } from './store';

interface OverlayState {
  /** Path of the overlay. */
  overlay?: string | undefined;
  /** Path and query of the page that it is shown over. */
  overlaidPage?: string | undefined;
}

/** Properties of the state of an entry without an overlay. */
export const withoutOverlay: OverlayState = { overlay: undefined, overlaidPage: undefined };

const entryState = () => history.state as OverlayState | null;

/** Path of the overlay that the current entry shows; undefined where it shows a page alone. */
export const currentOverlay = (): string | undefined => entryState()?.overlay;

/** Path and query of the page that the current entry shows, under its overlay if it has one. */
export function pageLocation(): { pathname: string; search: string } {
  const { overlay, overlaidPage } = entryState() ?? {};
  if (overlay === undefined || overlaidPage === undefined) return window.location;
  return new URL(overlaidPage, window.location.origin);
}

/** Counts the overlays that Back and Forward led to. */
const arrivals = createStore(0);

/** Calls `listener` when Back or Forward led to an overlay; returns a function that stops it. */
export const onOverlayArrival = arrivals.subscribe;

/**
 * Adds an entry for an overlay over the page shown, without the router.
 * @param path without query
 * @param state further properties of the entry's state
 */
export function pushOverlay(path: string, state: object): void {
  const { pathname, search } = pageLocation();
  const overlaid: OverlayState = { overlay: path, overlaidPage: pathname + search };
  history.pushState({ ...entryState(), ...state, ...overlaid }, '', path);
}

/** Path of the page that the router shows. */
let shownPath = '';

/**
 * Takes Back and Forward to overlays out of the router's hands, which would open the page at their address. To be called
 * before the router listens to the history, and after all that listen to it as well.
 */
export function watchOverlays(): void {
  // The page was loaded again, so it is the overlay's own.
  if (currentOverlay() !== undefined) history.replaceState({ ...entryState(), ...withoutOverlay }, '');
  window.addEventListener('popstate', (event) => {
    if (currentOverlay() === undefined) return;
    const { pathname, search } = pageLocation();
    if (pathname === shownPath) {
      event.stopImmediatePropagation();
      arrivals.set(arrivals.get() + 1);
      // The router opens the page below it first; then `showOverlay` returns to the overlay's address.
    } else history.replaceState(entryState(), '', pathname + search);
  });
}

/** To be called when the router has shown a page. */
export function showOverlay(): void {
  const overlay = currentOverlay();
  shownPath = pageLocation().pathname;
  if (overlay === undefined || overlay === window.location.pathname) return;
  history.replaceState(entryState(), '', overlay);
  arrivals.set(arrivals.get() + 1);
}
