/**
 * Where on a page the visitor is, instead of the browser and the router: a new page opens at its top, Back and Forward
 * lead exactly to where the page was left, both at once. Only anchors of the page itself glide.
 */
import { fixHash } from '../readable-address';
import { addressBelow } from '../should-update-scroll';
import { anchored, glide, linkWithin } from './anchors';
import { lastAsked } from './asked';
import { entryId, keepPlaces, nameEntry, placeOf, setPlace } from './entries';
import { hold, jumpTo } from './hold';
import { hasMoved } from './early';

/** The entry of the history whose page is on the screen; while a page is under way, not the one of the address. */
let current = '';
/** Its address, without the hash and what lies over the page; and its query with that. */
let shown = '';
let shownSearch = '';

/** Begins to note places. To be called before the router listens to the history. */
export function watchPlaces(): void {
  takeOver();
  window.addEventListener('popstate', onPopState);
  document.addEventListener('click', onClick, true);
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    // What loads next is not awake at once: the browser itself puts it where it was.
    history.scrollRestoration = 'auto';
    leave();
    keepPlaces();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    leave();
    keepPlaces();
  });
}

function takeOver(): void {
  history.scrollRestoration = 'manual';
}

/** Notes how the page on the screen is left. Called while it is still there. */
export function leave(): void {
  if (!current) return;
  const open = pageDetails().flatMap((details, index) => (details.open ? [index] : []));
  setPlace(current, { top: window.scrollY, open });
}

const pageDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Puts the page of the address where it belongs. Called in the moment in which it has come to the screen. */
export function arrive(isFirst: boolean): void {
  const id = entryId();
  const before = shown;
  const onlyOver = window.location.search !== shownSearch;
  look();
  if (isFirst) return arriveFirst(id);
  if (id !== undefined) return id === current ? undefined : returnTo(id);
  current = nameEntry();
  const { hash, pathname } = window.location;
  const target = anchored(hash);
  const samePage = before.split('?')[0] === pathname;
  if (samePage && target) {
    glide();
    target.scrollIntoView();
  } else if (hash.length > 1) hold(toAnchor);
  else if (!samePage) jumpTo(0);
  // What is only written down, or lies over the page, leaves it where it is; a link to the page itself leads to its top.
  else if (before === shown ? !onlyOver : !lastAsked()?.replace) jumpTo(0);
}

function look(): void {
  shown = addressBelow(window.location);
  shownSearch = window.location.search;
}

/** The browser has already put a page that loaded where it belongs, as far as its HTML reached. */
function arriveFirst(id: string | undefined): void {
  current = id ?? nameEntry();
  if (hasMoved()) return;
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const known = how?.type === 'reload' || how?.type === 'back_forward' ? placeOf(current) : undefined;
  if (known) putBack(known);
  else if (window.location.hash.length > 1) hold(toAnchor);
}

function returnTo(id: string): void {
  current = id;
  const place = placeOf(id);
  if (place) putBack(place);
  else jumpTo(0);
}

function putBack({ top, open }: { top: number; open: readonly number[] }): void {
  const opened = new Set(open);
  pageDetails().forEach((details, index) => (details.open = opened.has(index)));
  hold(() => jumpTo(top));
}

function toAnchor(): void {
  const target = anchored(window.location.hash);
  if (target) target.scrollIntoView({ block: 'start', behavior: 'instant' });
  else jumpTo(0);
}

/** Back and Forward within one page, which the router does not see, or sees too late. */
function onPopState(): void {
  fixHash();
  const id = entryId();
  if (addressBelow(window.location) !== shown || id === current) return;
  if (id === undefined) {
    current = nameEntry(); // an anchor: the browser goes there, and how the page was left is noted at the press
    return;
  }
  leave();
  returnTo(id);
}

function onClick(event: MouseEvent): void {
  const link = linkWithin(event);
  if (!link) return;
  leave();
  glide();
}

/**
 * Makes an entry of the history for the page on the screen, without the router, which would render it anew. The page
 * stays where it is, and Back leads there.
 * @param state what the entry says besides
 */
export function enter(address: string | URL, state: object = {}): void {
  leave();
  history.pushState({ ...(history.state as object | null), ...state, place: undefined }, '', address);
  look();
  current = nameEntry();
}
