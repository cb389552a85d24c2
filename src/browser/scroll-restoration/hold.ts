/** Keeps the page where it belongs while lists, pictures and fonts still change its height. */

/** So long at most, in milliseconds: what comes later no longer belongs to the arrival. */
export const holdTime = 5000;
/** What a visitor does to move the page. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release: (() => void) | undefined;

/** Moves the page by `put` now, and again whenever its height changes, until the visitor or anybody else moves it. */
export function hold(put: () => void): void {
  release?.();
  let last = 0;
  let height = 0;
  let redrawn = false;
  const place = () => {
    put();
    last = window.scrollY;
    height = document.documentElement.scrollHeight;
  };
  place();
  const observer = new ResizeObserver(place);
  observer.observe(document.body);
  // A page that is shorter for less than a frame is moved by the browser, and has its height again when that is told.
  const redraws = new MutationObserver(() => {
    redrawn = true;
    requestAnimationFrame(() => requestAnimationFrame(() => (redrawn = false)));
  });
  redraws.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'hidden'] });
  const onScroll = () => {
    if (Math.abs(window.scrollY - last) <= 1) return;
    if (redrawn || document.documentElement.scrollHeight !== height) place();
    else stop();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  const timer = setTimeout(stop, holdTime);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { capture: true, passive: true });
  release = stop;

  function stop() {
    observer.disconnect();
    redraws.disconnect();
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop, { capture: true });
    release = undefined;
  }
}

/** At once, whatever the style says. */
export const jumpTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });
