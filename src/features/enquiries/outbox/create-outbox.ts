/** The outbox: keeps enquiries, sends them, and says what became of them. Knows no browser. */
import type { PendingEnquiry } from './pending';
import type { Enquiry, Outcome } from './enquiry';
import { fingerprint, requestKey } from './fingerprint';
import type { WithLock } from './lock';
import {
  advance,
  isDue,
  isOver,
  isRecent,
  newEntry,
  nextDelay,
  redated,
  type Answer,
  type Entry,
} from './outbox-state';
import { outcomeOf } from './outcome';
import type { LayeredStorage } from './storage';

/** Milliseconds after which a visitor who waits for the answer is told that the enquiry is saved. */
const patience = 8000;
/** Milliseconds before another look at what is due already, and is being sent by another tab. */
const soon = 1000;

export interface OutboxParts {
  storage: LayeredStorage;
  /** One attempt. Never rejects. */
  send: (enquiry: Enquiry, key: string) => Promise<Answer>;
  withLock: WithLock;
  /** Milliseconds of the epoch. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Told after each change; `ended` came to its end while nobody waited for it. */
  onChange: (entries: readonly Entry[], volatile: ReadonlySet<string>, ended?: Entry) => void;
}

export function createOutbox({ storage, send, withLock, now, random, onChange }: OutboxParts) {
  const { volatile } = storage;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells what there is now, and looks again when the next entry is due. */
  async function refresh(ended?: Entry) {
    const entries = await storage.all();
    onChange(entries, volatile, ended);
    clearTimeout(timer);
    const look = nextDelay(entries, now());
    // A little later than due, so that what is found is due indeed.
    if (look !== undefined) timer = setTimeout(() => void deliver(), look > 0 ? look + 50 : soon);
  }

  /** One attempt under the lock of the entry, which another tab may have sent meanwhile. */
  function attempt(known: Entry, isWanted: (entry: Entry) => boolean, mode: 'wait' | 'skip') {
    return withLock(`enquiry-${known.id}`, mode, async () => {
      // Somebody who waits for it has it sent even when the browser's data has just been cleared.
      const entry = (await storage.get(known.id)) ?? (mode === 'wait' ? known : undefined);
      if (entry?.state !== 'waiting' || !isWanted(entry)) return { entry, isNew: false };
      const next = advance(entry, await send(entry.enquiry, entry.key), now(), random());
      // Found after its time on the device is over, it is told in this tab only.
      await storage.put(next, isOver(next, now()));
      return { entry: next, isNew: true };
    });
  }

  /** Keeps an enquiry, unless it is there already. */
  async function keep(enquiry: Enquiry, createdAt: number): Promise<Entry> {
    const id = await fingerprint(enquiry);
    const fresh = newEntry(id, await requestKey(enquiry, createdAt), enquiry, createdAt);
    const kept = await withLock(`enquiry-${id}-keep`, 'wait', async () => {
      const known = await storage.get(id);
      const isThere = known?.state === 'waiting' || (known?.state === 'delivered' && isRecent(known, now()));
      if (isThere) return known;
      await storage.put(fresh);
      return fresh;
    });
    return kept ?? fresh;
  }

  async function enqueue(enquiry: Enquiry): Promise<Outcome> {
    const kept = await keep(enquiry, now());
    const { id } = kept;
    await refresh();
    if (kept.state === 'delivered')
      return { kind: 'delivered', id, reference: kept.reference, since: kept.createdAt };
    let isAwaited = true;
    const sending = attempt(kept, () => true, 'wait').then(async (result) => {
      const ended = result?.entry ?? kept;
      // The form has the words, and marks the fields.
      if (isAwaited && ended.state === 'refused') await storage.delete(id);
      await refresh(isAwaited || ended.state === 'waiting' ? undefined : ended);
      return ended;
    });
    let clock: ReturnType<typeof setTimeout> | undefined;
    const impatient = new Promise<Entry>((resolve) => {
      clock = setTimeout(() => resolve(kept), patience);
    });
    const told = await Promise.race([sending, impatient]);
    isAwaited = false;
    clearTimeout(clock);
    return outcomeOf(told, !volatile.has(id));
  }

  /** Erases what has been on the device for its time. */
  async function tidy(entry: Entry) {
    const mended = redated(entry, now());
    if (mended) await storage.put(mended);
    else if (isOver(entry, now()) && !volatile.has(entry.id)) await storage.delete(entry.id);
  }

  /** Sends what is due. `nudged`: something promises a connection, so delays are over. */
  async function deliver(nudged = false): Promise<void> {
    const entries = await storage.all();
    await Promise.all(
      entries.map(async (entry) => {
        if (entry.state !== 'waiting') return tidy(entry);
        if (!isDue(entry, now(), nudged)) return undefined;
        const isWanted = (found: Entry) => found.state === 'waiting' && isDue(found, now(), nudged);
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
    /** Takes over what was sent off before this code had come. */
    adopt: ({ enquiry, createdAt }: PendingEnquiry) => keep(enquiry, createdAt),
    async dismiss(id: string) {
      await storage.delete(id);
      await refresh();
    },
    /** Whether it waits or has arrived. */
    async isUnderWay(id: string) {
      const known = await storage.get(id);
      return known?.state === 'waiting' || known?.state === 'delivered';
    },
    /** Takes everything to where it ends with the tab, as the storage was told that the device is shared. */
    async confine() {
      for (const { id } of await storage.all()) {
        const entry = await storage.get(id);
        if (entry) await storage.put(entry);
      }
      await refresh();
    },
  };
}
