import { isModifiedClick } from '../modified-click';
/** The browser reads the style when the scroll begins, which is within this time. Milliseconds. */
const scrollStartsWithin = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Animates the scroll that follows. The style does nothing for visitors who prefer reduced motion. */
export function animateScroll(): void {
  const { dataset } = document.documentElement;
  dataset['animateScroll'] = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset['animateScroll'], scrollStartsWithin);
}

/** The element that a hash names; none for a malformed hash. */
export function hashTarget(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The clicked link if it leads to a part of the current page, in this tab. */
export function clickedHashLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (isModifiedClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hash.length < 2) return undefined;
  const { origin, pathname, search } = window.location;
  const isSamePage = link.origin === origin && link.pathname === pathname && link.search === search;
  return isSamePage ? link : undefined;
}
