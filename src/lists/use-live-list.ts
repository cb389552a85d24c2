/** A list that begins with what was prerendered and follows the API: the newest request wins, and a failure invents nothing. */
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../api-client/result';
import type { components } from '../api-client/schema';
import { withMinDelay } from '../browser/min-delay';
import { awaited } from '../browser/progress';
import { fetchValidPage } from './fetch-valid-page';
import type { CachedPage, PageCache } from './page-cache';
import { useWhenBack } from './use-when-back';

export interface PageOfResults<T> {
  readonly data: readonly T[];
  readonly meta: components['schemas']['PageMeta'];
}

export interface LivePage<T> {
  /** Rows of these filters and this page, but for while it is `pending`. */
  listing: PageOfResults<T>;
  /** A request for these filters is under way, and what is shown is of other filters. */
  pending: boolean;
  /** Set when the API did not answer. */
  failed?: {
    /** ISO time of what is known and shown; undefined where nothing is known of these filters, so that no row is shown. */
    at: string | undefined;
    /** Asks again. */
    retry: () => void;
    /** It is being asked again. */
    retrying: boolean;
  };
}

interface Shown<T> {
  /** The filters of what is shown, as a query string. */
  key: string;
  known: CachedPage<T>;
  /** The filters that the last answer, or failure, was about. */
  answered?: string;
  failed: boolean;
}

/** Asks the API for the list that a query string describes. Keep its identity stable. */
export type LoadList<T> = (key: string, signal: AbortSignal) => Promise<Result<PageOfResults<T>>>;

interface LiveListOptions<T> {
  /** The filters as a query string; empty for the first page without filters. */
  key: string;
  /** That first page, as of the build. */
  prerendered: CachedPage<T>;
  memory: PageCache<T>;
  load: LoadList<T>;
  /** Answers a query string by what is known already, as of the build; undefined where nobody can say. */
  atHand: (key: string) => PageOfResults<T> | undefined;
}

const nothing: PageOfResults<never> = { data: [], meta: { page: 1, per_page: 1, total: 0, last_page: 1 } };

export function useLiveList<T>({ key, prerendered, memory, load, atHand }: LiveListOptions<T>): LivePage<T> {
  const [shown, setShown] = useState<Shown<T>>(() => ({
    key: '',
    known: memory.get('') ?? prerendered, // Back finds the list as it was left
    failed: false,
  }));
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const retry = useCallback(() => {
    setRetrying(true);
    setAttempt((times) => times + 1);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const answer = withMinDelay(fetchValidPage(load, key, controller.signal));
    // What is already shown only becomes fresher; other filters are what the visitor waits for.
    const shownAtOnce = key === '' || memory.get(key) !== undefined;
    void (shownAtOnce ? answer : awaited(answer)).then((result) => {
      if (controller.signal.aborted) return;
      setRetrying(false);
      if (result.ok) {
        const known = { listing: result.value, at: new Date().toISOString() };
        memory.set(key, known);
        setShown({ key, known, answered: key, failed: false });
      } else {
        setShown((last) => ({ ...last, answered: key, failed: true }));
      }
    });
    return () => controller.abort();
  }, [key, load, memory, attempt]);

  const answered = shown.answered === key;
  const failed = answered && shown.failed;
  useWhenBack(failed, retry);
  const remembered =
    shown.key === key ? shown.known : (memory.get(key) ?? (key === '' ? prerendered : undefined));
  if (!failed) {
    return { listing: (remembered ?? shown.known).listing, pending: !remembered && !answered };
  }
  const rows = remembered ? undefined : atHand(key);
  const known = remembered ?? (rows && { listing: rows, at: prerendered.at });
  return {
    listing: known?.listing ?? nothing,
    pending: false,
    failed: { at: known?.at, retry, retrying },
  };
}
