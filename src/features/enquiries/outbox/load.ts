/** Loads the outbox when it is needed. */
type Outbox = (typeof import('./browser'))['outbox'];

let loading: Promise<Outbox> | undefined;

/** The outbox, begun and delivering. A load that failed is tried anew by the next call. */
export function loadOutbox(): Promise<Outbox> {
  loading ??= import('./browser').then(({ outbox }) => outbox);
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Milliseconds before the code is asked for again, doubled each time. */
const firstPause = 2000;
const longestPause = 5 * 60_000;
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits from earlier, and goes on doing so while the page is open. Calling it again costs nothing.
 * Where the code cannot be loaded now, that is tried again in the same page, and at once when there is a connection.
 */
export function startDelivery(): void {
  clearTimeout(timer);
  loadOutbox().catch(() => {
    addEventListener('online', startDelivery, { once: true });
    clearTimeout(timer);
    timer = setTimeout(startDelivery, pause);
    pause = Math.min(2 * pause, longestPause);
  });
}
