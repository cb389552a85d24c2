import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes what floats beside its opener, such as a small window or the results of a field: on a press or focus outside of
 * `ref`, and on Escape. Not when the focus is lost: Safari gives a pressed link or button none, so that it would be
 * gone before the click.
 * @param dismiss does nothing while it is closed; `returnsFocus` where Escape was pressed inside
 */
export function useLightDismiss(ref: RefObject<HTMLElement>, dismiss: (returnsFocus: boolean) => void): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    const onEvent = (event: Event) => {
      const box = ref.current;
      const { type, target } = event;
      if (!box || !(target instanceof Node)) return;
      const isInside = box.contains(target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      // What is around it gets the focus in Safari when a link inside is pressed.
      const isElsewhere = !isInside && !(type === 'focusin' && target.contains(box));
      if (isEscape || (isElsewhere && type !== 'keydown')) latest.current(isEscape && isInside);
    };
    const types = ['pointerdown', 'focusin', 'keydown'];
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  }, [ref]);
}
