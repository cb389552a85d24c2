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
 * may take a slow phone some time.
 * @param element what was pressed; `[data-pressed]` is its style (`theme/global-style.ts`)
 */
export async function answerPress<T>(element: Element | null, work: () => T | Promise<T>): Promise<T> {
  element?.setAttribute('data-pressed', '');
  await painted();
  try {
    return await work();
  } finally {
    element?.removeAttribute('data-pressed');
  }
}
