/**
 * A step that the visitor takes with the controls of a list, as against Back, Forward or a link from elsewhere: after
 * it the list comes into view. The browser puts Back and Forward where they were.
 */
import { useEffect, useRef, type RefObject } from 'react';

/** To another page, to other filters by the controls that stay, or by a control that goes away with its filter. */
export type ListNavigation = 'page' | 'filters' | 'removal';

let move: ListNavigation | undefined;

/** Says that the next change of the address is such a step. */
export function markListNavigation(kind: ListNavigation): void {
  move = kind;
}

/**
 * Brings the list into view after a step, and focus to its heading where the control that had it is gone or below.
 * @param key the filters and the page as a query string
 */
export function useFocusAfterNavigation(key: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const forget = () => clearListNavigation();
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  useEffect(() => {
    if (!move || !heading.current) return;
    if (move !== 'filters') heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    clearListNavigation();
  }, [key]);
  return heading;
}

function clearListNavigation(): void {
  move = undefined;
}
