import { createLazyModule } from '../../../browser/lazy-module';
import { eraseOldDrafts } from '../draft-cleanup';
import { fingerprint, type Enquiry, type Outcome } from './enquiry';
import {
  mayNeedOutbox,
  movePendingToSession,
  releasePending,
  savePending,
  type PendingEnquiry,
} from './pending';
import { forgetOnLeave, sendOnLeave } from './send-on-leave';

/** The outbox of this browser. A failed load is tried again by the next call. */
const outboxModule = createLazyModule(() => import('./browser-outbox').then(({ outbox }) => outbox));

/** Milliseconds before the code is loaded again, doubled each time. */
const firstPause = 2000;
const longestPause = 5 * 60_000;
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, and goes on while the page is open. Calling it again costs nothing. Loading is retried in the same
 * page when it fails, and at once when there is a connection.
 */
export function startDelivery(): void {
  clearTimeout(timer);
  outboxModule.load().catch(() => {
    addEventListener('online', startDelivery, { once: true });
    clearTimeout(timer);
    timer = setTimeout(startDelivery, pause);
    pause = Math.min(2 * pause, longestPause);
  });
}

/** Erases drafts that are too old, and sends what waits from earlier visits. */
export function resumeOutbox(): void {
  eraseOldDrafts();
  if (mayNeedOutbox()) startDelivery();
}

/** Milliseconds that a visitor waits for the code of the outbox. */
const loadTimeout = 8000;

/** Undefined when loading fails or takes too long; a load under way goes on. */
const loadInTime = () =>
  Promise.race([
    outboxModule.load(),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), loadTimeout)),
  ]).catch(() => undefined);

/**
 * Commits an enquiry when its button is pressed, before anything is awaited: it is stored, and sent if the page is left.
 * @param corrects id of the refused enquiry that it corrects
 */
export function commit(enquiry: Enquiry, corrects?: string): PendingEnquiry {
  const pending = { id: fingerprint(enquiry), enquiry, createdAt: Date.now(), corrects };
  savePending(pending);
  sendOnLeave(pending);
  return pending;
}

/**
 * Puts what was committed into the outbox, which sends it. Never rejects. The same words again within a week are the same
 * request, and get the same answer. When the API takes long, the outcome is `saved`, and `useOutcome` follows it.
 */
export async function enqueue(pending: PendingEnquiry): Promise<Outcome> {
  const { id, enquiry } = pending;
  const outbox = await loadInTime();
  try {
    if (outbox) return await outbox.enqueue(enquiry, { ...pending, onStored: () => releasePending(id) });
  } catch {
    // No lock and no storage: it stays stored as if the code had not loaded.
  } finally {
    if (outbox) forgetOnLeave(enquiry);
  }
  const durable = savePending(pending);
  startDelivery();
  return { kind: 'pending', id, durable };
}

/** Whether an enquiry is in the outbox or was delivered, so that its draft is not needed any more. */
export async function isWaitingOrDelivered(id: string): Promise<boolean> {
  const outbox = await loadInTime();
  return (await outbox?.isWaitingOrDelivered(id)) ?? false;
}

/** Removes an entry that the visitor has dealt with: refused, expired or delivered. */
export async function dismiss(id: string): Promise<void> {
  const outbox = await outboxModule.load().catch(() => undefined);
  await outbox?.dismiss(id);
}

/** On a shared device: what waits ends with this tab from now on. */
export async function moveToSession(): Promise<void> {
  movePendingToSession();
  const outbox = await outboxModule.load().catch(() => undefined);
  await outbox?.moveToSession();
}
