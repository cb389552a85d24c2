/** The action that the visitor started without a connection; it runs by itself once the connection is back. */
import { createStore } from './store';

interface PendingAction {
  /** Unsuccessful attempts so far. */
  attempts: number;
}

/** Resolves with false while there is no connection. */
type Action = () => Promise<boolean>;

/** Seconds between attempts; the last one repeats. The browser's `online` event also starts an attempt. */
export const retryDelays = [2, 4, 8, 15, 30] as const;

/** The action that waits, for the notice about it; at most one. */
export const pendingAction = createStore<PendingAction | undefined>(undefined);

let current: Action | undefined;
let onDismissed: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let running = false;

/**
 * Runs `action` once the connection is back; it replaces an earlier one. Returns a function that cancels it and leaves a
 * newer action alone.
 * @param dismissed called when the visitor gives up waiting
 */
export function waitForConnection(action: Action, dismissed?: () => void): () => void {
  cancelPending();
  current = action;
  onDismissed = dismissed;
  pendingAction.set({ attempts: 0 });
  scheduleRetry();
  window.addEventListener('online', retryNow);
  document.addEventListener('visibilitychange', retryWhenVisible);
  return () => {
    if (current === action) cancelPending();
  };
}

/** Tries without waiting for the next attempt. */
export const retryNow = (): void => void attempt();

async function attempt(): Promise<void> {
  const action = current;
  if (!action || running) return;
  running = true;
  clearTimeout(timer);
  const done = await action().catch(() => false);
  running = false;
  if (current !== action) return current && scheduleRetry();
  if (done) return cancelPending();
  pendingAction.set({ attempts: (pendingAction.get()?.attempts ?? 0) + 1 });
  scheduleRetry();
}

/** The visitor no longer wants it. */
export function dismissPending(): void {
  const notify = onDismissed;
  cancelPending();
  notify?.();
}

/** Drops the pending action, because it is done or another one has started. */
export function cancelPending(): void {
  if (!current) return;
  current = undefined;
  onDismissed = undefined;
  clearTimeout(timer);
  window.removeEventListener('online', retryNow);
  document.removeEventListener('visibilitychange', retryWhenVisible);
  pendingAction.set(undefined);
}

function scheduleRetry(): void {
  clearTimeout(timer);
  const delay = retryDelays[Math.min(pendingAction.get()?.attempts ?? 0, retryDelays.length - 1)] ?? 30;
  timer = setTimeout(retryNow, delay * 1000);
}

function retryWhenVisible(): void {
  if (document.visibilityState === 'visible') retryNow();
}
