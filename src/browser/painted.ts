/** A hidden page paints nothing; its work goes on after this time. Milliseconds. */
const longestWait = 100;

/** Resolves in the task after the browser has painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWait);
  });
