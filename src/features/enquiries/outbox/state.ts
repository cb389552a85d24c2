import type { Enquiry, Refusal } from './enquiry';
import {
  duplicateWindow,
  maxRetryAfter,
  receiptLifetime,
  retryLifetime,
  undeliveredLifetime,
} from './retention';

// The life of an enquiry as pure functions. All times are milliseconds since the epoch. Entries are stored in visitors'
// browsers: states and names of properties stay.

const second = 1000;
/** Delay before the second attempt, doubled for each one after it. */
const firstRetryDelay = 4 * second;
const maxRetryDelay = 15 * 60 * second;
/** Events that promise a connection do not count more often than this. */
const retryNowGap = 2 * second;

interface StoredEnquiry {
  /** Fingerprint of the words: the same for the same request. */
  id: string;
  createdAt: number;
  /** Idempotency key of every attempt. */
  key: string;
  enquiry: Enquiry;
  /** Id of a refused enquiry that the visitor corrected with this one. */
  corrects?: string;
}

export interface WaitingEntry extends StoredEnquiry {
  state: 'waiting';
  attempts: number;
  lastAttemptAt: number;
  nextAttemptAt: number;
  /** The API asked for no attempt before this. */
  notBefore: number;
}

/** It was not delivered, and retrying would not help: its words are stored for the visitor. */
export type UndeliveredEntry = StoredEnquiry &
  ({ state: 'expired' } | { state: 'refused'; fields: Refusal['fields']; gone?: Refusal['removed'] });

/** What is left of a delivered enquiry; nothing of what was typed. */
export interface Receipt {
  state: 'delivered';
  id: string;
  form: Enquiry['form'];
  reference: string;
  /** When it was delivered. */
  createdAt: number;
  corrects?: string;
}

export type Entry = WaitingEntry | UndeliveredEntry | Receipt;

export type AttemptResult =
  | { kind: 'accepted'; reference: string }
  | ({ kind: 'refused' } & Refusal)
  /** No answer, or one that promises nothing; `retryAfter` in seconds. */
  | { kind: 'failed'; retryAfter?: number };

/** @param corrects id of the refused enquiry that it corrects */
export function newEntry(
  id: string,
  key: string,
  enquiry: Enquiry,
  now: number,
  corrects?: string,
): WaitingEntry {
  const times = { createdAt: now, lastAttemptAt: 0, nextAttemptAt: now, notBefore: 0 };
  return { state: 'waiting', id, key, enquiry, attempts: 0, ...times, ...(corrects ? { corrects } : {}) };
}

/**
 * Exponential backoff in ms after so many failed attempts, up to a limit; its second half is random.
 * @param random 0 to 1
 */
export function retryDelay(attempts: number, random: number): number {
  const full = Math.min(maxRetryDelay, firstRetryDelay * 2 ** Math.min(attempts - 1, 20));
  return full * (0.5 + random / 2);
}

/** The entry after an attempt. */
export function advance(entry: WaitingEntry, result: AttemptResult, now: number, random: number): Entry {
  const { id, key, createdAt, enquiry } = entry;
  if (result.kind === 'accepted') {
    const { reference } = result;
    const corrects = entry.corrects === undefined ? {} : { corrects: entry.corrects };
    return { state: 'delivered', id, form: enquiry.form, reference, createdAt: now, ...corrects };
  }
  if (result.kind === 'refused') {
    const { fields, removed } = result;
    return { state: 'refused', id, key, createdAt, enquiry, fields, gone: removed };
  }
  // Given up only after a failed attempt: a visitor who comes back on the eighth day still has it sent.
  if (now - createdAt >= retryLifetime) return { state: 'expired', id, key, createdAt, enquiry };
  const attempts = entry.attempts + 1;
  const pause = Math.min((result.retryAfter ?? 0) * second, maxRetryAfter);
  const notBefore = pause > 0 ? now + pause : 0;
  const nextAttemptAt = Math.max(now + retryDelay(attempts, random), notBefore);
  return { ...entry, attempts, lastAttemptAt: now, notBefore, nextAttemptAt };
}

/** Whether the clock was set back since the last attempt, so that its times mean nothing any more. */
const wasClockSetBack = ({ lastAttemptAt, nextAttemptAt, notBefore }: WaitingEntry, now: number): boolean =>
  lastAttemptAt > now || Math.max(nextAttemptAt, notBefore) - now > maxRetryAfter;

/**
 * Whether an entry is to be sent now.
 * @param retryNow something promises a connection (`online`, a visible tab, a visit): ends every delay but the API's
 */
export function isDue(entry: WaitingEntry, now: number, retryNow: boolean): boolean {
  if (wasClockSetBack(entry, now)) return true;
  if (entry.notBefore > now) return false;
  if (entry.nextAttemptAt <= now) return true;
  return retryNow && now - entry.lastAttemptAt >= retryNowGap;
}

/** Milliseconds until the first entry is due; undefined when none waits. */
export function nextDelay(entries: readonly Entry[], now: number): number | undefined {
  const delays = entries.flatMap((entry) => {
    if (entry.state !== 'waiting') return [];
    return isDue(entry, now, false) ? [0] : [Math.max(entry.nextAttemptAt, entry.notBefore) - now];
  });
  return delays.length > 0 ? Math.min(...delays) : undefined;
}

/** Whether the same words again would be the same request as this one. */
export const isRecent = (receipt: Receipt, now: number): boolean => now - receipt.createdAt < duplicateWindow;

/** How long an entry is stored, in ms; one that waits is sent once more first. */
export const getLifetime = ({ state }: Entry): number =>
  state === 'delivered' ? receiptLifetime : undeliveredLifetime;

/** Whether an entry has been stored for its whole lifetime. */
export const isOutdated = (entry: Entry, now: number): boolean => now - entry.createdAt >= getLifetime(entry);

/** The entry as if it were written now, where the clock was set back since; otherwise undefined. */
export function withCorrectedDate<E extends Entry>(entry: E, now: number): E | undefined {
  return entry.createdAt > now ? { ...entry, createdAt: now } : undefined;
}
