import { fingerprint, idempotencyKey, type Enquiry } from './enquiry';
import { enquiryClient } from './enquiry-client';
import { outboxView } from './outbox-view';
import type { PendingEnquiry } from './pending';
import { sendOnce } from './send';
import { isRecent } from './state';

/** Enquiries that were pressed on this page and whose request has not begun, by id. */
const unsent = new Map<string, PendingEnquiry>();

/**
 * Sends them under their keys while the page is being left, and waits for no answer: what is stored of them is sent again at
 * the next visit, and the API stores a key once.
 */
function sendUnsent(): void {
  const { entries } = outboxView.get();
  for (const { id, enquiry, createdAt } of unsent.values()) {
    const known = entries.find((entry) => entry.id === id);
    // The same words may wait or have arrived since an earlier week, under another key.
    if (known?.state === 'delivered' && isRecent(known, Date.now())) continue;
    if (known?.state === 'waiting') void sendOnce(enquiryClient, known.enquiry, known.key);
    else void sendOnce(enquiryClient, enquiry, idempotencyKey(enquiry, createdAt));
  }
  unsent.clear();
}

/** Has an enquiry sent if the page is left before its request has begun. */
export function sendOnLeave(pending: PendingEnquiry): void {
  unsent.set(pending.id, pending);
  addEventListener('pagehide', sendUnsent);
  document.addEventListener('visibilitychange', sendIfHidden);
}

/** Its request begins, or none is needed. */
export const forgetOnLeave = (enquiry: Enquiry): void => void unsent.delete(fingerprint(enquiry));

/** A phone may end a hidden page without another event. */
function sendIfHidden(): void {
  if (document.visibilityState === 'hidden') sendUnsent();
}
