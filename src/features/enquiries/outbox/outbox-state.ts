/** The life of an enquiry in the outbox, as plain functions of what happened. Times in milliseconds of the epoch. */
import type { Enquiry, Outcome } from './enquiry';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** The longest that an enquiry is kept and sent again. */
export const keepFor = 7 * day;
/** How long the words of one that never arrived stay, for the visitor to take along. */
export const showFor = 30 * day;
/** The same words again within this time are the same request: a second press, Back, a reload, another tab. */
export const sameRequestFor = hour;
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
export type Stuck = Kept & ({ state: 'expired' } | { state: 'refused'; fields: Record<string, string> });

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
  | { kind: 'refused'; fields: Record<string, string> }
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
    return { state: 'refused', id, key, createdAt, enquiry, fields: answer.fields };
  }
  // Given up only after an attempt that failed: who comes back on the eighth day still has it sent.
  if (now - createdAt >= keepFor) return { state: 'expired', id, key, createdAt, enquiry };
  const attempts = entry.attempts + 1;
  const notBefore = answer.retryAfter === undefined ? 0 : now + answer.retryAfter * second;
  const nextAttemptAt = Math.max(now + retryDelay(attempts, random), notBefore);
  return { ...entry, attempts, lastAttemptAt: now, notBefore, nextAttemptAt };
}

/**
 * Whether an entry is to be sent now.
 * @param nudged something promises a connection (`online`, the tab is looked at again, a visit): the delay is over,
 *   except the one that the API asked for
 */
export function isDue(entry: Waiting, now: number, nudged: boolean): boolean {
  if (entry.notBefore > now) return false;
  if (entry.nextAttemptAt <= now) return true;
  // A clock that was set back would make the delay endless.
  if (entry.lastAttemptAt > now || entry.nextAttemptAt - now > longestDelay) return true;
  return nudged && now - entry.lastAttemptAt >= nudgeGap;
}

/** When to look again: milliseconds until the first entry is due; undefined when none waits. */
export function nextLook(entries: readonly Entry[], now: number): number | undefined {
  const times = entries.flatMap((entry) =>
    entry.state === 'waiting' ? [Math.max(entry.nextAttemptAt, entry.notBefore)] : [],
  );
  if (times.length === 0) return undefined;
  return Math.min(Math.max(Math.min(...times) - now, 0), hour);
}

/** Whether nobody needs the entry any more. */
export function isOver(entry: Entry, now: number): boolean {
  if (entry.state === 'waiting') return false;
  return now - entry.createdAt >= (entry.state === 'delivered' ? sameRequestFor : showFor);
}

/** What a visitor is told about an entry. */
export function outcomeOf(entry: Entry, durable: boolean): Outcome {
  const { id } = entry;
  switch (entry.state) {
    case 'delivered':
      return { kind: 'delivered', id, reference: entry.reference };
    case 'waiting':
      return { kind: 'saved', id, durable };
    case 'refused':
      return { kind: 'refused', id, fields: entry.fields };
    case 'expired':
      return { kind: 'expired', id };
  }
}
