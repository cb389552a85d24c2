import { isMetered, isOffline } from './connection';

/** Pictures, fonts and API answers come first. Milliseconds after `load`, as long as Gatsby waits with its own prefetching. */
const idleDelay = 3000;

/** Runs `work` when the browser is idle. Safari cannot tell. */
export function atIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else work();
}

/** Runs `work` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(() => atIdle(() => timer && work()), idleDelay);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
    timer = undefined;
  };
}

/**
 * Prefetches when idle what a control on the screen will need, so that it also works without a connection. Does nothing
 * on a metered connection. Returns a function that cancels it.
 */
export const prefetchWhenIdle = (fetch: () => void): (() => void) =>
  isMetered() ? () => undefined : whenIdle(() => isOffline() || fetch());
