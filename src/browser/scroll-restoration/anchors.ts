/** Anchors: where they are, and the one motion that leads to them. */

/** What the style looks at: only then the page glides. */
const gliding = 'gliding';
/** The browser takes up the style when it begins to move, which is within this time. Milliseconds. */
const takeUp = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the move that comes now glide. The style turns that off for who wants less motion. */
export function glide(): void {
  document.documentElement.dataset[gliding] = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete document.documentElement.dataset[gliding], takeUp);
}

/** What an address names by its hash. A hash that cannot be read names nothing. */
export function anchored(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The link to a part of the page on the screen that an event is about. */
export function linkWithin(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hash.length < 2) return undefined;
  const { origin, pathname, search } = window.location;
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search;
  return isHere ? link : undefined;
}
