import { useEffect, useRef, type RefObject } from 'react';

/** To another page, to other filters, or by a control that disappears with its filter. */
type ListNavigation = 'page' | 'filters' | 'removal';

let pending: ListNavigation | undefined;

/**
 * Marks the next change of the address as made with the controls of the list, as against Back, Forward or a link from
 * elsewhere: after it the list comes into view. Back and Forward are left to the scroll restoration.
 */
export function markListNavigation(kind: ListNavigation): void {
  pending = kind;
}

/**
 * Scrolls to the list after such a change, and focuses its heading where the control that had focus is gone or below.
 * @param key the filters and the page as a query string
 */
export function useFocusAfterNavigation(key: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.addEventListener('popstate', clear);
    return () => window.removeEventListener('popstate', clear);
  }, []);
  useEffect(() => {
    if (!pending || !heading.current) return;
    if (pending !== 'filters') heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    clear();
  }, [key]);
  return heading;
}

function clear(): void {
  pending = undefined;
}
