import { openTabChannel } from '../../../browser/tab-channel';
import type { DeliveryScope } from '../../../lib/background-delivery';
import { createOutbox } from './create-outbox';
import { enquiryClient } from './enquiry-client';
import { browserLock } from './lock';
import { sendOnce } from './send';
import { indexedDbStorage, layeredStorage, memoryStorage } from './storage';

// A script of its own, which the service worker runs when the browser has a connection again.

/** As the outbox of a page would, under the same locks and keys; pages that are open look again. */
async function deliverEnquiries(): Promise<void> {
  const database = indexedDbStorage();
  const outbox = createOutbox({
    storage: layeredStorage([database, memoryStorage()]),
    send: (enquiry, key) => sendOnce(enquiryClient, enquiry, key),
    withLock: browserLock(() => navigator.locks),
    now: Date.now,
    random: Math.random,
    onChange: (_entries, _tabOnly, ended) => ended && channel.notify(),
  });
  const channel = openTabChannel('enquiries', () => undefined);
  try {
    await outbox.deliver(true);
  } finally {
    outbox.stop();
  }
  const entries = await database.all();
  if (entries.some(({ state }) => state === 'waiting')) throw new Error('An enquiry is left');
}

const scope: DeliveryScope = { deliverEnquiries };
Object.assign(globalThis, scope);
