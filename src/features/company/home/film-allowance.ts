/** When the intro film may play by itself: only where it costs the visitor nothing and disturbs nobody. */
import { breakpoints } from '../../../theme';

/** The part of the Network Information API that browsers with it agree on. */
interface Connection extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

/** None of these may match. What a browser does not know never does. */
const autoplayBlockers = [
  `(max-width: ${breakpoints.hero - 0.02}px)`,
  '(prefers-reduced-motion: reduce)',
  '(prefers-reduced-data: reduce)',
];

/** Whether the visitor saves data, or the connection is slow (`2g` and `slow-2g`). */
const isMetered = (connection: Connection | undefined) =>
  connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');

/**
 * Tells whether the film may play, once the page has loaded and the browser is idle, and again whenever that changes.
 * Returns how to stop listening.
 */
export function watchFilmAllowance(tell: (allowed: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { connection } = navigator as Navigator & { connection?: Connection };
  const queries = autoplayBlockers.map((query) => matchMedia(query));
  const check = () => tell(!isMetered(connection) && !queries.some(({ matches }) => matches));
  const start = () => {
    if (signal.aborted) return;
    check();
    for (const source of [...queries, connection]) source?.addEventListener('change', check, { signal });
  };
  // Safari has no idle callbacks.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true, signal });
  return () => stop.abort();
}
