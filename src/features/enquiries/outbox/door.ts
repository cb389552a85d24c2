/** What forms do with the outbox. */
import { confinePending, savePending } from './pending';
import type { Enquiry, Outcome } from './enquiry';
import { fingerprint } from './fingerprint';
import { loadOutbox, startDelivery } from './load';

/** Milliseconds that a visitor waits for the code of the outbox. */
const patience = 8000;

/** Undefined when it cannot be had, or takes too long; a load under way goes on. */
const outboxSoon = () =>
  Promise.race([
    loadOutbox(),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ]).catch(() => undefined);

/**
 * Takes an enquiry: it is kept in the browser first, then sent. Never rejects. The same words again within a week are
 * the same request, and get the same answer. When the API takes long, the answer is `saved`, and {@link useOutcome}
 * tells the rest.
 * @param named told the id before anything is kept or sent
 */
export async function enqueue(enquiry: Enquiry, named: (id: string) => void): Promise<Outcome> {
  const id = await fingerprint(enquiry);
  named(id);
  const outbox = await outboxSoon();
  try {
    if (outbox) return await outbox.enqueue(enquiry);
  } catch {
    // No lock and no storage: it is kept as if the code had not come.
  }
  const durable = savePending({ id, enquiry, createdAt: Date.now() });
  startDelivery();
  return { kind: 'held', id, durable };
}

/** Whether an enquiry is in the outbox or has arrived, so that its words need not be written again. */
export async function isUnderWay(id: string): Promise<boolean> {
  const outbox = await outboxSoon();
  return (await outbox?.isUnderWay(id)) ?? false;
}

/** Forgets an entry that the visitor has dealt with: refused, expired, or known to have arrived. */
export async function dismiss(id: string): Promise<void> {
  const outbox = await loadOutbox().catch(() => undefined);
  await outbox?.dismiss(id);
}

/** What waits ends with this tab from now on: the visitor said that others use the device too. */
export async function confine(): Promise<void> {
  confinePending();
  const outbox = await loadOutbox().catch(() => undefined);
  await outbox?.confine();
}
