/** Milliseconds; specification, sections 2 and 9. */
const scrollDuration = 400;
/** The button appears once the page is scrolled by more than this. CSS pixels; specification, sections 2 and 9. */
export const scrollThreshold = 660;

/** Easing, slow at both ends: progress at `share` of the time, both from 0 to 1. */
export const easeInOut = (share: number): number =>
  (1 - Math.cos(Math.PI * Math.min(Math.max(share, 0), 1))) / 2;

/** Events by which the visitor interrupts the animation. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

/** Scrolls in 400 ms, or at once with reduced motion, then calls `arrived`; not if the visitor interrupts it. */
export function scrollToTop(arrived: () => void): void {
  const start = window.scrollY;
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
    jump(start * (1 - easeInOut(share)));
    if (share < 1) {
      requestAnimationFrame(step);
    } else {
      interrupted.abort();
      arrived();
    }
  }
  requestAnimationFrame(step);
}
