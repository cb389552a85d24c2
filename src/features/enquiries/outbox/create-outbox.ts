/** The outbox: keeps enquiries, sends them, and says what became of them. Knows no browser. */
import type { Early } from './early';
import type { Enquiry, Outcome } from './enquiry';
import { fingerprint, requestKey } from './fingerprint';
import type { WithLock } from './lock';
import {
  advance,
  isDue,
  isOver,
  newEntry,
  nextLook,
  outcomeOf,
  type Answer,
  type Entry,
} from './outbox-state';
import type { LayeredStorage } from './storage';

/** Milliseconds after which a visitor who waits for the answer is told that the enquiry is saved. */
const patience = 8000;

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
  const volatile = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function put(entry: Entry) {
    if (await storage.put(entry)) volatile.delete(entry.id);
    else volatile.add(entry.id);
  }

  /** Tells what there is now, and looks again when the next entry is due. */
  async function refresh(ended?: Entry) {
    const entries = await storage.all();
    onChange(entries, volatile, ended);
    clearTimeout(timer);
    const look = nextLook(entries, now());
    // A little later than due, so that what is found is due indeed.
    if (look !== undefined) timer = setTimeout(() => void deliver(), look + 50);
  }

  /** One attempt under the lock of the entry, which another tab may have sent meanwhile. */
  function attempt(known: Entry, isWanted: (entry: Entry) => boolean, mode: 'wait' | 'skip') {
    return withLock(`enquiry-${known.id}`, mode, async () => {
      // Somebody who waits for it has it sent even when the browser's data has just been cleared.
      const entry = (await storage.get(known.id)) ?? (mode === 'wait' ? known : undefined);
      if (entry?.state !== 'waiting' || !isWanted(entry)) return { entry, isNew: false };
      const next = advance(entry, await send(entry.enquiry, entry.key), now(), random());
      await put(next);
      return { entry: next, isNew: true };
    });
  }

  /** Keeps an enquiry, unless it is there already. */
  async function keep(enquiry: Enquiry, createdAt: number): Promise<Entry> {
    const id = await fingerprint(enquiry);
    const fresh = newEntry(id, await requestKey(enquiry, createdAt), enquiry, createdAt);
    const kept = await withLock(`enquiry-${id}-keep`, 'wait', async () => {
      const known = await storage.get(id);
      const isThere = known?.state === 'waiting' || (known?.state === 'delivered' && !isOver(known, now()));
      if (isThere) return known;
      await put(fresh);
      return fresh;
    });
    return kept ?? fresh;
  }

  async function enqueue(enquiry: Enquiry): Promise<Outcome> {
    const kept = await keep(enquiry, now());
    const { id } = kept;
    if (kept.state !== 'waiting') return outcomeOf(kept, true);
    await refresh();
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

  /** Sends what is due. `nudged`: something promises a connection, so delays are over. */
  async function deliver(nudged = false): Promise<void> {
    const entries = await storage.all();
    await Promise.all(
      entries.map(async (entry) => {
        if (isOver(entry, now())) return storage.delete(entry.id);
        if (entry.state !== 'waiting' || !isDue(entry, now(), nudged)) return undefined;
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
    adopt: ({ enquiry, createdAt }: Early) => keep(enquiry, createdAt),
    async dismiss(id: string) {
      await storage.delete(id);
      volatile.delete(id);
      await refresh();
    },
  };
}
