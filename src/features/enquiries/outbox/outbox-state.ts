/** The life of an enquiry in the outbox, as plain functions of what happened. Times in milliseconds of the epoch. */
import type { Enquiry, Refusal } from './enquiry';
import { keepFor, longestPause, receiptFor, sameRequestFor, showFor } from './times';

const second = 1000;
/** Delay before the second attempt, doubled for each one after it. */
const firstDelay = 4 * second;
const longestDelay = 15 * 60 * second;
/** Events that promise a connection do not count more often than this. */
const nudgeGap = 2 * second;

interface Kept {
  /** Fingerprint of the words: the same for the same request. */
  id: string;
  createdAt: number;
  /** Idempotency key of every attempt. */
  key: string;
  enquiry: Enquiry;
}

export interface Waiting extends Kept {
  state: 'waiting';
  attempts: number;
  lastAttemptAt: number;
  nextAttemptAt: number;
  /** The API asked for no attempt before this. */
  notBefore: number;
}

/** It did not arrive, and sending it again would not help: its words are kept for the visitor. */
export type Stuck = Kept &
  ({ state: 'expired' } | { state: 'refused'; fields: Refusal['fields']; gone?: boolean });

/** What is left of an enquiry that arrived; nothing of what was typed. */
export interface Receipt {
  state: 'delivered';
  id: string;
  form: Enquiry['form'];
  reference: string;
  /** When it arrived. */
  createdAt: number;
}

export type Entry = Waiting | Stuck | Receipt;

/** What an attempt came to. */
export type Answer =
  | { kind: 'taken'; reference: string }
  | ({ kind: 'refused' } & Refusal)
  /** No answer, or one that promises nothing; `retryAfter` in seconds. */
  | { kind: 'failed'; retryAfter?: number };

export function newEntry(id: string, key: string, enquiry: Enquiry, now: number): Waiting {
  const times = { createdAt: now, lastAttemptAt: 0, nextAttemptAt: now, notBefore: 0 };
  return { state: 'waiting', id, key, enquiry, attempts: 0, ...times };
}

/** Delay after so many failed attempts: doubled each time up to a limit, the last half of it by chance. */
export function retryDelay(attempts: number, random: number): number {
  const full = Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - 1, 20));
  return full * (0.5 + random / 2);
}

/** The entry after an attempt. */
export function advance(entry: Waiting, answer: Answer, now: number, random: number): Entry {
  const { id, key, createdAt, enquiry } = entry;
  if (answer.kind === 'taken') {
    return { state: 'delivered', id, form: enquiry.form, reference: answer.reference, createdAt: now };
  }
  if (answer.kind === 'refused') {
    const { fields, gone } = answer;
    return { state: 'refused', id, key, createdAt, enquiry, fields, gone };
  }
  // Given up only after an attempt that failed: who comes back on the eighth day still has it sent.
  if (now - createdAt >= keepFor) return { state: 'expired', id, key, createdAt, enquiry };
  const attempts = entry.attempts + 1;
  const pause = Math.min((answer.retryAfter ?? 0) * second, longestPause);
  const notBefore = pause > 0 ? now + pause : 0;
  const nextAttemptAt = Math.max(now + retryDelay(attempts, random), notBefore);
  return { ...entry, attempts, lastAttemptAt: now, notBefore, nextAttemptAt };
}

/** Whether the clock was set back since the last attempt, so that its times mean nothing any more. */
const isConfused = ({ lastAttemptAt, nextAttemptAt, notBefore }: Waiting, now: number): boolean =>
  lastAttemptAt > now || Math.max(nextAttemptAt, notBefore) - now > longestPause;

/**
 * Whether an entry is to be sent now.
 * @param nudged something promises a connection (`online`, the tab is looked at again, a visit): the delay is over,
 *   except the one that the API asked for
 */
export function isDue(entry: Waiting, now: number, nudged: boolean): boolean {
  if (isConfused(entry, now)) return true;
  if (entry.notBefore > now) return false;
  if (entry.nextAttemptAt <= now) return true;
  return nudged && now - entry.lastAttemptAt >= nudgeGap;
}

/** When to look again: milliseconds until the first entry is due; undefined when none waits. */
export function nextDelay(entries: readonly Entry[], now: number): number | undefined {
  const waits = entries.flatMap((entry) => {
    if (entry.state !== 'waiting') return [];
    return isDue(entry, now, false) ? [0] : [Math.max(entry.nextAttemptAt, entry.notBefore) - now];
  });
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

/** Whether a receipt stands for the same words again. */
export const isRecent = (receipt: Receipt, now: number): boolean => now - receipt.createdAt < sameRequestFor;

/** How long an entry stays on the device; one that waits is sent once more first. */
export const lifetimeOf = ({ state }: Entry): number => (state === 'delivered' ? receiptFor : showFor);

/** Whether the time is over for which an entry may stay on the device. */
export const isOver = (entry: Entry, now: number): boolean => now - entry.createdAt >= lifetimeOf(entry);

/** The entry as if it were written now, where the clock was set back since; otherwise undefined. */
export function redated<E extends Entry>(entry: E, now: number): E | undefined {
  return entry.createdAt > now ? { ...entry, createdAt: now } : undefined;
}
