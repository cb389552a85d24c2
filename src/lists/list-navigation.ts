import { useEffect, useRef, type RefObject } from 'react';
import { nextTask } from '../lib/next-task';

/** To another page, to other filters, by a control that disappears with its filter, or to what a search found. */
type ListNavigation = 'page' | 'filters' | 'removal' | 'found';

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
    const { current } = heading;
    const comeIntoView = () => {
      if (pending !== 'filters') current.focus({ preventScroll: true });
      current.scrollIntoView({ block: 'start', behavior: 'instant' });
      clear();
    };
    // On another page the router takes the focus first.
    if (pending === 'found') void nextTask().then(comeIntoView);
    else comeIntoView();
  }, [key]);
  return heading;
}

function clear(): void {
  pending = undefined;
}
