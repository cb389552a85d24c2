import { isMetered } from '../../../browser/connection';
import { breakpoints } from '../../../theme';

/** The film does not play by itself where one of these matches; a query unknown to the browser never does. */
const autoplayBlockers = [
  `(max-width: ${breakpoints.hero - 0.02}px)`,
  '(prefers-reduced-motion: reduce)',
  '(prefers-reduced-data: reduce)',
];

/**
 * Tells whether a film may play by itself (wide screen, no reduced motion, no metered connection), once the page has loaded
 * and the browser is idle, and again on each change.
 * @returns stops watching
 */
export function watchAutoplay(onChange: (allowed: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { connection } = navigator as Navigator & { connection?: EventTarget };
  const queries = autoplayBlockers.map((query) => matchMedia(query));
  const check = () => onChange(!isMetered() && !queries.some(({ matches }) => matches));
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
