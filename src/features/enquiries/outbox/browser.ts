/** The outbox of this browser, begun and delivering. Loaded on demand: see `./load`. */
import { api } from '../../../api-client/browser';
import { isSharedDevice } from '../draft';
import { eraseSent } from '../draft-ends';
import { createOutbox } from './create-outbox';
import { drainPending } from './pending';
import { browserLock } from './lock';
import { lifetimeOf, type Entry } from './outbox-state';
import { outboxView, watched } from './outbox-view';
import { sendOnce } from './send';
import { indexedDbStorage, layeredStorage, memoryStorage, webStorage } from './storage';
import { flagReceipts, flagWaiting } from './waiting-flag';

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
  const arrived = entries.filter(({ state }) => state === 'delivered');
  const left = entries.filter(({ state }) => state !== 'delivered');
  flag(arrived, left, volatile);
  eraseSent(new Set(arrived.map(({ id }) => id)));
  const now = JSON.stringify(entries.map(({ id, state }) => [id, state]));
  if (now !== told) channel?.postMessage(null);
  told = now;
}

function flag(arrived: readonly Entry[], left: readonly Entry[], volatile: ReadonlySet<string>) {
  const endsHere = ({ id }: Entry) => volatile.has(id);
  flagWaiting({ durable: !left.every(endsHere), here: left.some(endsHere) });
  const ends = arrived.flatMap((one) => (endsHere(one) ? [] : [one.createdAt + lifetimeOf(one)]));
  flagReceipts(ends.length > 0 ? Math.min(...ends) : undefined);
}

const storage = layeredStorage(
  [
    indexedDbStorage(),
    webStorage(() => localStorage),
    webStorage(() => sessionStorage, false),
    memoryStorage(),
  ],
  isSharedDevice,
);

const created = createOutbox({
  storage,
  send: (enquiry, key) => sendOnce(api, enquiry, key),
  withLock: browserLock(() => navigator.locks),
  now: Date.now,
  random: Math.random,
  onChange: show,
});

async function begin() {
  if (isSharedDevice()) await created.confine();
  await drainPending(created.adopt);
}

const begun = begin().catch(() => undefined);

export const outbox = {
  ...created,
  isUnderWay: (id: string) => begun.then(() => created.isUnderWay(id)),
};

const retryNow = () => void outbox.deliver(true);

channel?.addEventListener('message', () => void outbox.refresh());
addEventListener('online', retryNow);
addEventListener('pageshow', retryNow);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') retryNow();
});
addEventListener('beforeunload', (event) => {
  const { entries, volatile } = outboxView.get();
  if (entries.some(({ id, state }) => state === 'waiting' && volatile.has(id))) event.preventDefault();
});

void begun.then(retryNow);
