/** Loads the outbox when it is needed. */
type Outbox = (typeof import('./browser'))['outbox'];

let loading: Promise<Outbox> | undefined;

/** The outbox, begun and delivering. A load that failed is tried anew by the next call. */
export function loadOutbox(): Promise<Outbox> {
  loading ??= import('./browser').then(({ outbox }) => outbox);
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * Sends what waits from earlier, and goes on doing so while the page is open. Calling it again costs nothing.
 * Where the code cannot be loaded now, that is tried again once there is a connection.
 */
export function startDelivery(): void {
  loadOutbox().catch(() => addEventListener('online', startDelivery, { once: true }));
}
