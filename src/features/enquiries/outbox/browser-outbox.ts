import { local, session } from '../../../browser/safe-storage';
import { openTabChannel } from '../../../browser/tab-channel';
import { isSharedDevice } from '../../../browser/shared-device';
import { eraseDeliveredDrafts } from '../draft-cleanup';
import { createOutbox } from './create-outbox';
import { enquiryClient } from './enquiry-client';
import { browserLock } from './lock';
import { followed, outboxView } from './outbox-view';
import { drainPending, flagReceipts, flagWaiting } from './pending';
import { requestBackground } from './request-background';
import { forgetOnLeave } from './send-on-leave';
import { sendOnce } from './send';
import { getLifetime, type Entry } from './state';
import { indexedDbStorage, layeredStorage, memoryStorage, webStorage } from './storage';

/** Asks other tabs to read the storage again. */
const channel = openTabChannel('enquiries', () => void outbox.refresh());

let lastNotified = '';

function updateView(entries: readonly Entry[], tabOnly: ReadonlySet<string>, ended?: Entry) {
  const { unread, background, ended: endedBefore } = outboxView.get();
  outboxView.set({
    entries,
    tabOnly: new Set(tabOnly),
    background,
    unread: ended && !followed.has(ended.id) ? new Set([...unread, ended.id]) : unread,
    ended: addEnded(endedBefore, ended ? [...entries, ended] : entries),
  });
  const delivered = entries.filter(({ state }) => state === 'delivered');
  const undelivered = entries.filter(({ state }) => state !== 'delivered');
  setFlags(delivered, undelivered, tabOnly);
  eraseDeliveredDrafts(new Set(delivered.map(({ id }) => id)));
  // The first attempt is this tab's.
  if (entries.some((entry) => isAttempted(entry) && !background.has(entry.id))) void askForBackground();
  const states = JSON.stringify(entries.map(({ id, state }) => [id, state]));
  if (states !== lastNotified) channel.notify();
  lastNotified = states;
}

const isAttempted = (entry: Entry) => entry.state === 'waiting' && entry.attempts > 0;

/** Has the browser send what waits in its database, whatever becomes of this tab. */
async function askForBackground(): Promise<void> {
  const stored = await database.all().catch(() => []);
  const waiting = stored.flatMap(({ state, id }) => (state === 'waiting' ? [id] : []));
  const isSent = waiting.length > 0 && (await requestBackground());
  outboxView.set({ ...outboxView.get(), background: new Set(isSent ? waiting : []) });
}

/** The same words may be sent again later: then they wait again. */
function addEnded(before: ReadonlyMap<string, Entry>, entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const next = new Map(before);
  for (const entry of entries) {
    if (entry.state === 'waiting') next.delete(entry.id);
    else next.set(entry.id, entry);
  }
  return next;
}

function setFlags(delivered: readonly Entry[], undelivered: readonly Entry[], tabOnly: ReadonlySet<string>) {
  const isTabOnly = ({ id }: Entry) => tabOnly.has(id);
  flagWaiting({ durable: !undelivered.every(isTabOnly), inTab: undelivered.some(isTabOnly) });
  const ends = delivered.flatMap((entry) => (isTabOnly(entry) ? [] : [entry.createdAt + getLifetime(entry)]));
  flagReceipts(ends.length > 0 ? Math.min(...ends) : undefined);
}

const database = indexedDbStorage('enquiries', () => void outbox.refresh());

const storage = layeredStorage(
  [database, webStorage(local, true), webStorage(session, false), memoryStorage()],
  isSharedDevice,
);

const created = createOutbox({
  storage,
  send: (enquiry, key) => {
    forgetOnLeave(enquiry);
    return sendOnce(enquiryClient, enquiry, key);
  },
  withLock: browserLock(() => navigator.locks),
  now: Date.now,
  random: Math.random,
  onChange: updateView,
});

async function start() {
  if (isSharedDevice()) await created.moveToSession();
  await takePending();
}

/** Takes over what was pressed in tabs that have been closed since. */
const takePending = () => drainPending(created.storePending);

const started = start().catch(() => undefined);

/** The outbox of this browser, which delivers from when this module is loaded. */
export const outbox = {
  ...created,
  enqueue: async (...press: Parameters<typeof created.enqueue>) => {
    const outcome = await created.enqueue(...press);
    if (outcome.kind === 'saved') void askForBackground();
    return outcome;
  },
  isWaitingOrDelivered: (id: string) => started.then(() => created.isWaitingOrDelivered(id)),
};

const retryNow = () => void takePending().then(() => outbox.deliver(true));

addEventListener('online', retryNow);
addEventListener('pageshow', retryNow);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') return retryNow();
  // What the browser has given up meanwhile, it begins again.
  if (outboxView.get().background.size > 0) void askForBackground();
});
addEventListener('beforeunload', (event) => {
  const { entries, tabOnly } = outboxView.get();
  if (entries.some(({ id, state }) => state === 'waiting' && tabOnly.has(id))) event.preventDefault();
});

void started.then(retryNow);
