/** The outbox of this browser, begun and delivering. Loaded on demand: see `./load`. */
import { api } from '../../../api/browser';
import { createOutbox } from './create-outbox';
import { takeEarly } from './early';
import { browserLock } from './lock';
import type { Entry } from './outbox-state';
import { outboxView, watched } from './outbox-view';
import { sendOnce } from './send';
import { indexedDbStorage, layeredStorage, memoryStorage, webStorage } from './storage';
import { flagWaiting } from './waiting-flag';

/** Tells other tabs to look again. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('enquiries') : undefined;

let told = '';

function show(entries: readonly Entry[], volatile: ReadonlySet<string>, ended?: Entry) {
  const { news } = outboxView.get();
  outboxView.set({
    entries,
    volatile: new Set(volatile),
    news: ended && !watched.has(ended.id) ? new Set([...news, ended.id]) : news,
  });
  const left = entries.filter(({ state }) => state !== 'delivered');
  flagWaiting(left.some(({ id }) => !volatile.has(id)));
  const now = JSON.stringify(entries.map(({ id, state }) => [id, state]));
  if (now !== told) channel?.postMessage(null);
  told = now;
}

export const outbox = createOutbox({
  storage: layeredStorage([indexedDbStorage(), webStorage(() => localStorage), memoryStorage()]),
  send: (enquiry, key) => sendOnce(api, enquiry, key),
  withLock: browserLock(() => navigator.locks),
  now: Date.now,
  random: Math.random,
  onChange: show,
});

const nudge = () => void outbox.deliver(true);

channel?.addEventListener('message', () => void outbox.refresh());
addEventListener('online', nudge);
addEventListener('pageshow', nudge);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') nudge();
});
addEventListener('beforeunload', (event) => {
  const { entries, volatile } = outboxView.get();
  if (entries.some(({ id, state }) => state === 'waiting' && volatile.has(id))) event.preventDefault();
});

void takeEarly(outbox.adopt).then(nudge, nudge);
