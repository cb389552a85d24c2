/** Tab goes round inside an element, instead of out to the browser's own controls. */
import type { KeyboardEvent } from 'react';

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])';

/** For the `onKeyDown` of a dialog. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches(':disabled') && isShown(element),
  );
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const next = event.shiftKey ? stops[stops.length - 1] : stops[0];
  const { activeElement } = document;
  const onFrame = activeElement === event.currentTarget || activeElement === document.body;
  if (activeElement !== edge && !(onFrame && event.shiftKey)) return;
  event.preventDefault();
  next?.focus();
}

const heldBack = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';

/** What a closed `<details>` holds has a place on the page in some browsers, and is still not reached by Tab. */
const isShown = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.matches(heldBack);
