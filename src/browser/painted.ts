/** A hidden page paints nothing; its work goes on after this time. Milliseconds. */
const longestWait = 100;

let next: Promise<void> | undefined;

/** Resolves in the task after the browser has painted: one task for all that wait for the same frame. */
export function painted(): Promise<void> {
  if (next) return next;
  const paint = new Promise<void>((resolve) => {
    const end = () => {
      if (next === paint) next = undefined;
    };
    requestAnimationFrame(() => {
      end();
      setTimeout(resolve);
    });
    setTimeout(() => {
      end();
      resolve();
    }, longestWait);
  });
  next = paint;
  return paint;
}

/** Resolves once the browser has shown what is rendered: the first paint may be one that was under way. */
export const seen = (): Promise<void> => painted().then(painted);
