/** A finger drawn across: the picture follows the direction of reading. */
import { useRef, type PointerEvent } from 'react';

/** CSS pixels after which a movement is a swipe. */
const distance = 48;

/** @param onSwipe `left` when the finger went to the left of the screen */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>();
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (Math.abs(dx) >= distance && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
