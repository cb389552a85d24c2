/** The life of a modal `<dialog>`: it opens, locks the page, and is gone once its exit motion has ended. */
import { useLayoutEffect, type RefObject } from 'react';
import { closeModal, openModal } from './open-modal';
import { lockScroll } from './scroll-lock';

/**
 * Opens the dialog on mount and closes it when `open` ends; `onGone` is called after the motion. The browser itself
 * makes the rest of the page inert and gives focus back to the opener.
 */
export function useModal(ref: RefObject<HTMLDialogElement>, open: boolean, onGone: () => void): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) openModal(dialog);
    const unlock = lockScroll();
    return () => {
      unlock();
      // Before React takes it out of the document: a dialog that is only removed keeps the focus to itself.
      closeModal(dialog);
    };
  }, [ref, open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || open) return;
    let current = true;
    const motion = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(motion).then(() => current && onGone());
    return () => {
      current = false;
    };
  }, [ref, open, onGone]);
}
