/** A list that begins with what was baked and follows the API: the newest request wins, a failure changes nothing. */
import { useEffect, useState } from 'react';
import type { Result } from '../../api/result';
import type { components } from '../../api/schema';
import { noSooner } from '../../lib/no-sooner';
import { awaited } from '../../lib/progress';
import { loadSound } from './load-sound';
import type { KnownListing, ListMemory } from './list-memory';

export interface Listing<T> {
  readonly data: readonly T[];
  readonly meta: components['schemas']['PageMeta'];
}

export interface LiveListing<T> {
  listing: Listing<T>;
  /** A request for these filters is under way and what is shown is of other filters. */
  pending: boolean;
  /** Set when the API did not answer: what is shown is the last known list. */
  lastKnown?: {
    /** ISO time of what is shown. */
    at: string;
    /** It is of these filters; else of those before. */
    matches: boolean;
  };
}

interface Shown<T> {
  /** The filters of what is shown, as a query string. */
  key: string;
  known: KnownListing<T>;
  /** The filters that the last answer, or failure, was about. */
  answered?: string;
  failed: boolean;
}

/** Asks the API for the list that a query string describes. Keep its identity stable. */
export type LoadList<T> = (key: string, signal: AbortSignal) => Promise<Result<Listing<T>>>;

interface LiveListOptions<T> {
  /** The filters as a query string; empty for the first page without filters. */
  key: string;
  /** That first page, as of the build. */
  baked: KnownListing<T>;
  memory: ListMemory<T>;
  load: LoadList<T>;
}

export function useLiveList<T>({ key, baked, memory, load }: LiveListOptions<T>): LiveListing<T> {
  const [shown, setShown] = useState<Shown<T>>({ key: '', known: baked, failed: false });

  useEffect(() => {
    const controller = new AbortController();
    const answer = noSooner(loadSound(load, key, controller.signal));
    // What is already shown only becomes fresher; other filters are what the visitor waits for.
    const shownAtOnce = key === '' || memory.get(key) !== undefined;
    void (shownAtOnce ? answer : awaited(answer)).then((result) => {
      if (controller.signal.aborted) return;
      if (result.ok) {
        const known = { listing: result.value, at: new Date().toISOString() };
        memory.set(key, known);
        setShown({ key, known, answered: key, failed: false });
      } else {
        setShown((last) => ({ ...last, answered: key, failed: true }));
      }
    });
    return () => controller.abort();
  }, [key, load, memory]);

  const remembered = shown.key === key ? shown.known : (memory.get(key) ?? (key === '' ? baked : undefined));
  const { listing, at } = remembered ?? shown.known;
  const answered = shown.answered === key;
  return {
    listing,
    pending: !remembered && !answered,
    lastKnown: answered && shown.failed ? { at, matches: remembered !== undefined } : undefined,
  };
}
