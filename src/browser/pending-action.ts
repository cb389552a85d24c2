/**
 * What the visitor asked for and cannot be had without a connection. It opens by itself when the connection is back; a
 * newer wish replaces it. The page that is there stays.
 */
import { createStore } from './store';

export interface PendingAction {
  /** So often it has been tried in vain since. */
  tries: number;
}

/** Tries it; false as long as there is no connection. */
type Open = () => Promise<boolean>;

/** Between the tries, in seconds; the last one for good. Also whenever the browser says that it is online again. */
export const pauses = [2, 4, 8, 15, 30] as const;

/** The wish that waits, for whoever shows it. */
export const pendingAction = createStore<PendingAction | undefined>(undefined);

let open: Open | undefined;
let declined: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let trying = false;

/**
 * Waits for the connection and then opens. Returns how to withdraw the wish, which does nothing to a newer one.
 * @param onDeclined called when the visitor wants it no more
 */
export function waitForConnection(mine: Open, onDeclined?: () => void): () => void {
  giveUp();
  open = mine;
  declined = onDeclined;
  pendingAction.set({ tries: 0 });
  wait();
  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', tryWhenSeen);
  return () => {
    if (open === mine) giveUp();
  };
}

/** Tries without waiting any longer. */
export const tryNow = (): void => void attempt();

async function attempt(): Promise<void> {
  const mine = open;
  if (!mine || trying) return;
  trying = true;
  clearTimeout(timer);
  const opened = await mine().catch(() => false);
  trying = false;
  if (open !== mine) return open && wait();
  if (opened) return giveUp();
  pendingAction.set({ tries: (pendingAction.get()?.tries ?? 0) + 1 });
  wait();
}

/** The visitor wants it no more. */
export function decline(): void {
  const tell = declined;
  giveUp();
  tell?.();
}

/** Forgets what was asked for: something else is asked for now. */
export function giveUp(): void {
  if (!open) return;
  open = undefined;
  declined = undefined;
  clearTimeout(timer);
  window.removeEventListener('online', tryNow);
  document.removeEventListener('visibilitychange', tryWhenSeen);
  pendingAction.set(undefined);
}

function wait(): void {
  clearTimeout(timer);
  const pause = pauses[Math.min(pendingAction.get()?.tries ?? 0, pauses.length - 1)] ?? 30;
  timer = setTimeout(tryNow, pause * 1000);
}

function tryWhenSeen(): void {
  if (document.visibilityState === 'visible') tryNow();
}
