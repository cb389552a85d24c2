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
    // Safari gives the focus to what is around a pressed link, which may be outside.
    let isPressedInside = false;
    const onEvent = (event: Event) => {
      const { type, target } = event;
      const isInside = target instanceof Node && ref.current?.contains(target) === true;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (type.startsWith('pointer')) isPressedInside = isInside && type === 'pointerdown';
      const isElsewhere = type === 'pointerdown' || (type === 'focusin' && !isPressedInside);
      if (isEscape || (isElsewhere && !isInside)) latest.current(isEscape && isInside);
    };
    const types = ['pointerdown', 'pointerup', 'pointercancel', 'focusin', 'keydown'];
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  }, [ref]);
}
