// A message that appears while a pointer is down moves what is below it, and the click misses its target.

let isPressed = false;
const delayed: (() => void)[] = [];

/** Starts to watch the pointer; answers how to stop. */
export function watchPointer(): () => void {
  const handleDown = () => {
    isPressed = true;
  };
  // The click comes right after the release, in the same task.
  const handleUp = () =>
    setTimeout(() => {
      isPressed = false;
      for (const work of delayed.splice(0)) work();
    });
  addEventListener('pointerdown', handleDown, true);
  addEventListener('pointerup', handleUp, true);
  addEventListener('pointercancel', handleUp, true);
  return () => {
    removeEventListener('pointerdown', handleDown, true);
    removeEventListener('pointerup', handleUp, true);
    removeEventListener('pointercancel', handleUp, true);
    handleUp();
  };
}

/** Runs it now, or once no pointer is down. */
export function afterPointerUp(work: () => void): void {
  if (isPressed) delayed.push(work);
  else work();
}
