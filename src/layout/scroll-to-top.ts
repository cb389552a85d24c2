/** How the page goes back to its top: in 400 ms, or at once for those who asked for less motion. */

/** Milliseconds; specification, sections 2 and 9. */
export const scrollDuration = 400;
/** The button appears once the page is scrolled by more than this. CSS pixels; specification, sections 2 and 9. */
export const scrollThreshold = 660;

/** Slow at both ends: the share of the way that is done at `share` of the time, both from 0 to 1. */
export const eased = (share: number): number => (1 - Math.cos(Math.PI * Math.min(Math.max(share, 0), 1))) / 2;

/** The visitor's own scrolling goes before ours. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

/** Scrolls, then calls `arrived`; without it when the visitor scrolls meanwhile. */
export function scrollToTop(arrived: () => void): void {
  const begin = window.scrollY;
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : scrollDuration;
  const started = performance.now();
  const interrupted = new AbortController();
  for (const type of interruptions) {
    window.addEventListener(type, () => interrupted.abort(), { passive: true, signal: interrupted.signal });
  }

  function step(now: number): void {
    if (interrupted.signal.aborted) return;
    const share = duration === 0 ? 1 : Math.max(0, now - started) / duration;
    jump(begin * (1 - eased(share)));
    if (share < 1) {
      requestAnimationFrame(step);
    } else {
      interrupted.abort();
      arrived();
    }
  }
  requestAnimationFrame(step);
}
