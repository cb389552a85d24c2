/**
 * A message that appears while a finger or a mouse button is down moves what is below it, and the press misses its
 * target. So what a press makes a form say waits until the press is over.
 */
let held = false;
const waiting: (() => void)[] = [];

/** Begins to watch presses; answers how to stop. */
export function watchPresses(): () => void {
  const down = () => {
    held = true;
  };
  // The click comes right after the release, in the same task.
  const up = () =>
    setTimeout(() => {
      held = false;
      for (const work of waiting.splice(0)) work();
    });
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', up, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('pointercancel', up, true);
    up();
  };
}

/** Does it now, or once nothing is pressed any more. */
export function afterPointerUp(work: () => void): void {
  if (held) waiting.push(work);
  else work();
}
