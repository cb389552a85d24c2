/** A list that begins with what was baked and follows the API: the newest request wins, a failure changes nothing. */
import { useEffect, useState } from 'react';
import type { Result } from '../../api/result';
import type { components } from '../../api/schema';
import { noSooner } from '../../lib/no-sooner';
import { awaited } from '../../lib/progress';

export interface Listing<T> {
  readonly data: readonly T[];
  readonly meta: components['schemas']['PageMeta'];
}

export interface LiveListing<T> {
  listing: Listing<T>;
  /** A request for these filters is under way and what is shown is of other filters. */
  pending: boolean;
  /** The last request for these filters failed; what is shown is the last known list. */
  stale: boolean;
}

interface Shown<T> {
  /** The filters as a query string. */
  key: string;
  listing: Listing<T>;
  stale: boolean;
}

/**
 * @param key the filters as a query string; empty for the baked first page
 * @param baked the first page without filters, as of the build
 * @param load asks the API for the filters of `key`; keep its identity stable for one `key`
 */
export function useLiveList<T>(
  key: string,
  baked: Listing<T>,
  load: (signal: AbortSignal) => Promise<Result<Listing<T>>>,
): LiveListing<T> {
  const [shown, setShown] = useState<Shown<T>>({ key: '', listing: baked, stale: false });

  useEffect(() => {
    const controller = new AbortController();
    const answer = noSooner(load(controller.signal));
    // Other filters are what the visitor waits for; the first page only becomes fresher.
    void (key === '' ? answer : awaited(answer)).then((result) => {
      if (controller.signal.aborted) return;
      setShown((last) =>
        result.ok
          ? { key, listing: result.value, stale: false }
          : { key, listing: key === '' ? baked : last.listing, stale: true },
      );
    });
    return () => controller.abort();
  }, [key, load, baked]);

  return { listing: shown.listing, pending: shown.key !== key, stale: shown.stale };
}
