import { useEffect, type RefObject } from 'react';

const types = ['pointerdown', 'focusin', 'keydown'];

/**
 * Closes what floats beside its opener, such as a small window or the results of a field: on a press or focus outside of
 * `ref`, and on Escape. Not when the focus is lost: Safari gives a pressed link or button none, so that it would be
 * gone before the click.
 * @param dismiss does nothing while it is closed; `returnsFocus` where Escape was pressed inside
 */
export function useLightDismiss(ref: RefObject<HTMLElement>, dismiss: (returnsFocus: boolean) => void): void {
  useEffect(() => {
    const onEvent = ({ type, target, key }: Event & { key?: string }) => {
      const box = ref.current;
      const isInside = box?.contains(target as Node) === true;
      // What is around it gets the focus in Safari when a link inside is pressed.
      const isElsewhere = !isInside && (type === 'pointerdown' || !(target as Node).contains(box));
      if (key === 'Escape' || (isElsewhere && !key)) dismiss(isInside);
    };
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  });
}
