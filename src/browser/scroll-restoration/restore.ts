import { pageLocation, withoutOverlay } from '../overlay-entries';
import { pageAddress } from '../page-address';
import { repairHash } from '../repair-address';
import { animateScroll, clickedHashLink, hashTarget } from './hash-links';
import {
  assignEntryId,
  entryId,
  lastNavigation,
  readPosition,
  setPosition,
  stateKey,
  storePositions,
  type ScrollPosition,
} from './history-entries';
import { holdPosition, isHeld, jumpTo, releasePosition, scrolledBeforeHydration } from './hold-position';

/** Whether the page of the address is to open at its top: a new one, and not at a part that a hash names. */
export const opensAtTop = (): boolean => entryId() === undefined && window.location.hash.length < 2;

/** Id of the history entry whose page is shown; while another page loads, not that of the address. */
let currentId = '';
/** Address of the page shown, without hash and overlay; and its query with the overlay. */
let shownAddress = '';
let shownSearch = '';

/** Starts to record positions. To be called before the router listens to the history. */
export function watchScroll(): void {
  takeOver();
  window.addEventListener('popstate', onPopState);
  document.addEventListener('click', onClick, true);
  window.addEventListener('pageshow', (event) => {
    takeOver();
    if (event.persisted) restoreEntry(currentId);
  });
  window.addEventListener('pagehide', () => {
    // The next page hydrates later: until then the browser itself restores the position.
    history.scrollRestoration = 'auto';
    saveScroll();
    storePositions();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    saveScroll();
    storePositions();
  });
}

function takeOver(): void {
  history.scrollRestoration = 'manual';
}

/**
 * Records the position of the page shown. To be called while it is still there. A page that is still being led back to its
 * position keeps that one: its list may not have come yet.
 */
export function saveScroll(): void {
  if (!currentId || (isHeld() && readPosition(currentId))) return;
  const open = pageDetails().flatMap((details, index) => (details.open ? [index] : []));
  setPosition(currentId, { top: window.scrollY, open });
}

const pageDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/**
 * Scrolls the page of the address to its position, instead of the browser and the router: a new page opens at its top,
 * Back and Forward lead to where the page was left. Both are instant; only hash links within the page are animated. To be
 * called when the page has just been rendered.
 */
export function restoreScroll(isFirst: boolean): void {
  const id = entryId();
  const before = shownAddress;
  const onlyOverlay = window.location.search !== shownSearch;
  updateShown();
  if (isFirst) return restoreFirst(id);
  if (id !== undefined) return id === currentId ? undefined : restoreEntry(id);
  releasePosition();
  currentId = assignEntryId();
  const { hash, pathname } = window.location;
  const target = hashTarget(hash);
  const samePage = before.split('?')[0] === pathname;
  if (samePage && target) {
    animateScroll();
    target.scrollIntoView();
  } else if (hash.length > 1) holdPosition(scrollToHash);
  else if (!samePage) jumpTo(0);
  // Changes of the query alone, and overlays, leave the page where it is; a link to the page itself leads to its top.
  else if (before === shownAddress ? !onlyOverlay : !lastNavigation()?.replace) jumpTo(0);
}

function updateShown(): void {
  shownAddress = pageAddress(pageLocation());
  shownSearch = window.location.search;
}

/** The browser has already scrolled a page that loaded, as far as its HTML reached. */
function restoreFirst(id: string | undefined): void {
  currentId = id ?? assignEntryId();
  if (scrolledBeforeHydration()) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  const position = isReturn ? readPosition(currentId) : undefined;
  if (position) applyPosition(position);
  else if (window.location.hash.length > 1) holdPosition(scrollToHash);
}

function restoreEntry(id: string): void {
  currentId = id;
  releasePosition();
  const position = readPosition(id);
  if (position) applyPosition(position);
  else jumpTo(0);
}

function applyPosition({ top, open }: ScrollPosition): void {
  const opened = new Set(open);
  pageDetails().forEach((details, index) => (details.open = opened.has(index)));
  holdPosition(() => jumpTo(top));
}

function scrollToHash(): void {
  const target = hashTarget(window.location.hash);
  if (target) target.scrollIntoView({ block: 'start', behavior: 'instant' });
  else jumpTo(0);
}

/** Back and Forward within one page, which the router does not see, or sees too late. */
function onPopState(): void {
  repairHash();
  const id = entryId();
  if (pageAddress(pageLocation()) !== shownAddress || id === currentId) return;
  if (id === undefined) {
    currentId = assignEntryId(); // a hash link: the browser scrolls, and the click has saved the position
    return;
  }
  saveScroll();
  restoreEntry(id);
}

function onClick(event: MouseEvent): void {
  if (!clickedHashLink(event)) return;
  saveScroll();
  animateScroll();
}

/**
 * Adds a history entry for the page shown without the router, which would render it again. The page keeps its position,
 * and Back leads to it.
 * @param state further properties of the entry's state
 */
export function pushEntry(address: string | URL, state: object = {}): void {
  saveScroll();
  const entry = { ...(history.state as object | null), ...withoutOverlay, ...state, [stateKey]: undefined };
  history.pushState(entry, '', address);
  updateShown();
  currentId = assignEntryId();
}
