import { fingerprint, idempotencyKey, type Enquiry, type Outcome } from './enquiry';
import { rememberWaiting } from './remember-waiting';
import type { WithLock } from './lock';
import { outcomeOf } from './outcome';
import type { PendingEnquiry } from './pending';
import {
  advance,
  isDue,
  isOutdated,
  isRecent,
  newEntry,
  nextDelay,
  withCorrectedDate,
  type AttemptResult,
  type Entry,
} from './state';
import type { LayeredStorage } from './storage';

/** Milliseconds after which a visitor who waits for the answer is told that the enquiry is saved. */
const answerTimeout = 8000;
/** Milliseconds before another look at an entry that is due and being sent by another tab. */
const busyDelay = 1000;

export interface OutboxOptions {
  storage: LayeredStorage;
  /** One attempt. Never rejects. */
  send: (enquiry: Enquiry, key: string) => Promise<AttemptResult>;
  withLock: WithLock;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Called after each change; `ended` was delivered, refused or expired while nobody waited for it. */
  onChange: (entries: readonly Entry[], tabOnly: ReadonlySet<string>, ended?: Entry) => void;
}

export interface EnqueueOptions {
  /** When the button was pressed, by default now; milliseconds since the epoch. */
  createdAt?: number;
  /** Id of the refused enquiry that it corrects. */
  corrects?: string;
  /** Called once it is stored, before it is sent. */
  onStored?: () => void;
}

/** Stores enquiries, sends them and reports their outcome; independent of the browser. */
export function createOutbox(options: OutboxOptions) {
  const { send, withLock, now, random, onChange } = options;
  const storage = rememberWaiting(options.storage, withLock);
  const { tabOnly } = storage;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Reports all entries, and schedules the next delivery. */
  async function refresh(ended?: Entry) {
    const entries = await storage.all();
    onChange(entries, tabOnly, ended);
    clearTimeout(timer);
    const delay = nextDelay(entries, now());
    // A little later than due, so that the entry is due by then.
    if (delay !== undefined) timer = setTimeout(() => void deliver(), delay > 0 ? delay + 50 : busyDelay);
  }

  /** One attempt under the lock of the entry, which another tab may have sent meanwhile. */
  function attempt(known: Entry, isWanted: (entry: Entry) => boolean, mode: 'wait' | 'skip') {
    return withLock(`enquiry-${known.id}`, mode, async () => {
      // A visitor who waits for it has it sent even when the browser's data has just been cleared.
      const entry = (await storage.get(known.id)) ?? (mode === 'wait' ? known : undefined);
      if (entry?.state !== 'waiting' || !isWanted(entry)) return { entry, isNew: false };
      const next = advance(entry, await send(entry.enquiry, entry.key), now(), random());
      // Older than its lifetime, it is reported in this tab only.
      await storage.put(next, isOutdated(next, now()));
      return { entry: next, isNew: true };
    });
  }

  /** Stores an enquiry, unless it is there already. */
  function store(enquiry: Enquiry, createdAt: number, corrects?: string): Promise<Entry> {
    const id = fingerprint(enquiry);
    const entry = newEntry(id, idempotencyKey(enquiry, createdAt), enquiry, createdAt, corrects);
    return storage.putUnless(
      entry,
      (known) => known.state === 'waiting' || (known.state === 'delivered' && isRecent(known, now())),
    );
  }

  async function enqueue(enquiry: Enquiry, press: EnqueueOptions = {}): Promise<Outcome> {
    const stored = await store(enquiry, press.createdAt ?? now(), press.corrects);
    press.onStored?.();
    const { id } = stored;
    await refresh();
    if (stored.state === 'delivered')
      return { kind: 'delivered', id, reference: stored.reference, since: stored.createdAt };
    let isAwaited = true;
    const sending = attempt(stored, () => true, 'wait').then(async (result) => {
      const ended = result?.entry ?? stored;
      // The form has the words, and marks the fields.
      if (isAwaited && ended.state === 'refused') await storage.delete(id);
      await refresh(isAwaited || ended.state === 'waiting' ? undefined : ended);
      return ended;
    });
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const timedOut = new Promise<Entry>((resolve) => {
      timeout = setTimeout(() => resolve(stored), answerTimeout);
    });
    const entry = await Promise.race([sending, timedOut]);
    isAwaited = false;
    clearTimeout(timeout);
    // What takes long may have been deleted meanwhile: looked at again before the visitor is told.
    if (entry === stored) await refresh();
    return outcomeOf(entry, !tabOnly.has(id));
  }

  /** Erases an entry that does not wait, once its lifetime is over. */
  async function eraseOutdated(entry: Entry) {
    const corrected = withCorrectedDate(entry, now());
    if (corrected) await storage.put(corrected);
    else if (isOutdated(entry, now()) && !tabOnly.has(entry.id)) await storage.delete(entry.id);
  }

  /** Sends what is due. `retryNow`: something promises a connection, so delays are over. */
  async function deliver(retryNow = false): Promise<void> {
    const entries = await storage.all();
    await Promise.all(
      entries.map(async (entry) => {
        if (entry.state !== 'waiting') return eraseOutdated(entry);
        if (!isDue(entry, now(), retryNow)) return undefined;
        const isWanted = (found: Entry) => found.state === 'waiting' && isDue(found, now(), retryNow);
        const result = await attempt(entry, isWanted, 'skip');
        if (result?.isNew) await refresh(result.entry?.state === 'waiting' ? undefined : result.entry);
        return undefined;
      }),
    );
    await refresh();
  }

  return {
    enqueue,
    deliver,
    refresh: () => refresh(),
    /** Ends deliveries that {@link deliver} and {@link refresh} have scheduled. */
    stop: () => clearTimeout(timer),
    /** Takes over an enquiry that was sent before this code had loaded. */
    storePending: ({ enquiry, createdAt, corrects }: PendingEnquiry) => store(enquiry, createdAt, corrects),
    async dismiss(id: string) {
      await storage.delete(id);
      await refresh();
    },
    async isWaitingOrDelivered(id: string) {
      const known = await storage.get(id);
      return known?.state === 'waiting' || known?.state === 'delivered';
    },
    /** Stores everything again, where it ends with the tab: the storage knows that the device is shared. */
    async moveToSession() {
      for (const { id } of await storage.all()) {
        const entry = await storage.get(id);
        if (entry) await storage.put(entry);
      }
      await refresh();
    },
  };
}
