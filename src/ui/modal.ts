import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { isLeavingPage } from '../browser/first-screen';
import { showSkipped } from '../browser/skip-below-screen';

/**
 * Opens a modal `<dialog>` on mount and closes it when `open` ends; `onClosed` is called after the exit motion. The browser
 * itself makes the rest of the page inert and returns the focus.
 */
export function useModal(ref: RefObject<HTMLDialogElement>, open: boolean, onClosed: () => void): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) openModal(dialog);
    const unlock = lockScroll();
    return () => {
      unlock();
      // Before React removes it: a dialog that is only removed does not return the focus. On a page that is left nothing can
      // have it, and the browser would lay that page out once more.
      if (!isLeavingPage()) closeModal(dialog);
    };
  }, [ref, open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || open) return;
    let current = true;
    const motion = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(motion).then(() => current && onClosed());
    return () => {
      current = false;
    };
  }, [ref, open, onClosed]);
}

/** Elements that had the focus, where the browser has no `showModal` to return it. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function openModal(dialog: HTMLDialogElement): void {
  showSkipped(dialog);
  if ('showModal' in dialog) return dialog.showModal();
  const plain: HTMLDialogElement = dialog;
  openers.set(plain, document.activeElement);
  plain.setAttribute('open', '');
  plain.addEventListener('keydown', closeOnEscape);
  plain.querySelector<HTMLElement>('button, a[href], input')?.focus();
}

function closeModal(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) return dialog.close();
  const plain: HTMLDialogElement = dialog;
  plain.removeAttribute('open');
  plain.removeEventListener('keydown', closeOnEscape);
  const opener = openers.get(plain);
  if (opener instanceof HTMLElement) opener.focus();
}

/** As the browser does with a modal dialog: the `close` event tells its owner to unmount it. */
function closeOnEscape({ key, currentTarget }: globalThis.KeyboardEvent): void {
  if (key === 'Escape') currentTarget?.dispatchEvent(new Event('close'));
}

let locks = 0;

/**
 * Stops the page behind a dialog from scrolling, without the jump of a disappearing scroll bar. Returns a function that
 * releases the lock; the page scrolls again after the last release.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    const scrollBarTakesSpace = window.innerWidth > root.clientWidth;
    if (scrollBarTakesSpace) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  let released = false;
  return () => {
    if (released) return;
    released = true;
    if (--locks > 0) return;
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
  };
}

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])';

/** For the `onKeyDown` of a dialog: Tab cycles inside it, instead of moving on to the browser's own controls. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
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

const inClosedDetails = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';

/** The content of a closed `<details>` has boxes in some browsers, but Tab does not reach it. */
const isShown = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.matches(inClosedDetails);
