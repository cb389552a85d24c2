import { local, session, type SafeStorage } from '../../../browser/safe-storage';
import { isSharedDevice } from '../../../browser/shared-device';
import type { Enquiry } from './enquiry';
import { receiptLifetime } from './retention';

const waitingKey = 'enquiries-waiting';
const receiptsUntilKey = 'enquiries-until';
const prefix = 'enquiry-early-';
const probeKey = 'enquiries-probe';

/** Whether an enquiry may wait or a receipt may be too old, without loading the outbox or opening a database. */
export function mayNeedOutbox(now = Date.now()): boolean {
  const storages = [local, session];
  if (storages.some((storage) => storage.read(waitingKey) !== undefined || itemsOf(storage).length > 0))
    return true;
  // Refused: no flag could be stored, and the database may hold something all the same.
  if (!local.write(probeKey, undefined)) return true;
  const until = local.read(receiptsUntilKey);
  if (until === undefined) return false;
  const left = Number(until) - now;
  // Longer than any receipt is stored: the clock was set back.
  return !(left > 0 && left <= receiptLifetime);
}

interface WaitingFlags {
  /** Something waits that outlives the tab. */
  durable: boolean;
  /** Something waits that ends with the tab. */
  inTab: boolean;
}

/** Sets or clears the flags that {@link mayNeedOutbox} reads; those left out stay. A flag ends with what it stands for. */
export function flagWaiting({ durable, inTab }: Partial<WaitingFlags>): void {
  if (durable !== undefined) local.write(waitingKey, durable ? '1' : undefined);
  if (inTab !== undefined) session.write(waitingKey, inTab ? '1' : undefined);
}

/** @param until when the first receipt is to be erased, in ms since the epoch; undefined when there is none */
export function flagReceipts(until: number | undefined): void {
  local.write(receiptsUntilKey, until === undefined ? undefined : String(until));
}

/** An enquiry from the press of the button until the outbox has stored it, which needs code that may not have loaded. */
export interface PendingEnquiry {
  id: string;
  enquiry: Enquiry;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Id of a refused enquiry that the visitor corrected with this one. */
  corrects?: string;
}

/** Those that only this page holds, because storage is refused. */
let inMemory: PendingEnquiry[] = [];

/** Closing the tab would lose what only it holds. */
function warnBeforeUnload(event: Event): void {
  if (inMemory.length > 0) event.preventDefault();
}

/** Stores one, without waiting, until {@link releasePending} or {@link drainPending}. Answers whether it outlives the tab. */
export function savePending(pending: PendingEnquiry): boolean {
  const isShared = isSharedDevice();
  const storage = isShared ? session : local;
  if (storage.write(prefix + pending.id, JSON.stringify(pending))) {
    flagWaiting(isShared ? { inTab: true } : { durable: true });
    return !isShared;
  }
  inMemory = [...inMemory.filter(({ id }) => id !== pending.id), pending];
  addEventListener('beforeunload', warnBeforeUnload);
  return false;
}

/** Removes one that the outbox has stored. */
export function releasePending(id: string): void {
  inMemory = inMemory.filter((pending) => pending.id !== id);
  for (const storage of [local, session]) storage.write(prefix + id, undefined);
}

const itemsOf = (storage: SafeStorage): [key: string, text: string][] =>
  storage.keys().flatMap((key) => (key.startsWith(prefix) ? [[key, storage.read(key) ?? '']] : []));

/** Moves what is stored to where it ends with the tab. */
export function movePendingToSession(): void {
  for (const [key, text] of itemsOf(local)) {
    if (!session.write(key, text)) continue;
    local.write(key, undefined);
    flagWaiting({ inTab: true });
  }
}

function parse(text: string): PendingEnquiry | undefined {
  try {
    const value = JSON.parse(text) as Partial<PendingEnquiry> | null;
    return value?.enquiry?.body && typeof value.createdAt === 'number'
      ? (value as PendingEnquiry)
      : undefined;
  } catch {
    return undefined; // not ours
  }
}

/** Hands over each one, and removes it once `take` has resolved. */
export async function drainPending(take: (pending: PendingEnquiry) => Promise<unknown>): Promise<void> {
  const unsaved = inMemory;
  inMemory = [];
  for (const pending of unsaved) await take(pending);
  for (const storage of [local, session]) {
    for (const [key, text] of itemsOf(storage)) {
      const pending = parse(text);
      if (pending) await take(pending);
      storage.write(key, undefined);
    }
  }
}
