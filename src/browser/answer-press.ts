/** A hidden page paints nothing; its work goes on after this time. Milliseconds. */
const longestWait = 100;

/** Resolves in the task after the browser has painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWait);
  });

/**
 * Answers a press before its work: marks the element as pressed, has the browser paint that, and then runs the work, which
 * may take a slow phone some time. A second press in the meantime, as of a double tap, does nothing.
 * @param element what was pressed; `[data-pressed]` is its style (`theme/global-style.ts`)
 * @param work none where the caller itself goes on
 */
export async function answerPress(element: Element | null, work = () => {}): Promise<void> {
  if (element?.hasAttribute('data-pressed')) return;
  element?.setAttribute('data-pressed', '');
  await painted();
  try {
    work();
  } finally {
    element?.removeAttribute('data-pressed');
  }
}
