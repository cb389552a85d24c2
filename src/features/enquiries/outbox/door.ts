/** What forms do with the outbox. */
import { keepEarly } from './early';
import type { Enquiry, Outcome } from './enquiry';
import { fingerprint } from './fingerprint';
import { loadOutbox, startDelivery } from './load';

/**
 * Takes an enquiry: it is kept in the browser first, then sent. Never rejects. The same words again within an hour are
 * the same request, and get the same answer. When the API takes long, the answer is `saved`, and {@link useOutcome}
 * tells the rest.
 */
export async function enqueue(enquiry: Enquiry): Promise<Outcome> {
  try {
    const outbox = await loadOutbox();
    return await outbox.enqueue(enquiry);
  } catch {
    const id = await fingerprint(enquiry);
    const durable = keepEarly({ id, enquiry, createdAt: Date.now() });
    startDelivery();
    return { kind: 'saved', id, durable };
  }
}

/** Forgets an entry that the visitor has dealt with: refused, expired, or known to have arrived. */
export async function dismiss(id: string): Promise<void> {
  const outbox = await loadOutbox().catch(() => undefined);
  await outbox?.dismiss(id);
}
