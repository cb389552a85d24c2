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
  const last = useRef<{ key: string; entry: unknown }>();
  useEffect(() => {
    const entry = routerEntry();
    // Who looks for the same once more is led to it once more.
    const isNew = last.current?.key !== key || (pending === 'found' && last.current.entry !== entry);
    last.current = { key, entry };
    if (!isNew || !pending || !heading.current) return;
    const { current } = heading;
    const comeIntoView = () => {
      if (pending !== 'filters') current.focus({ preventScroll: true });
      current.scrollIntoView({ block: 'start', behavior: 'instant' });
      clear();
    };
    // On another page the router takes the focus first.
    if (pending === 'found') void nextTask().then(comeIntoView);
    else comeIntoView();
  });
  return heading;
}

/** What the router calls the current history entry; each navigation has its own. */
const routerEntry = (): unknown => (history.state as { key?: unknown } | null)?.key;

function clear(): void {
  pending = undefined;
}
