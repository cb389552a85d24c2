/** A record of the API at run time: what the page shows, and how that stands to what the API says. */

export type RecordAnswer<Row> =
  | { readonly status: 'live'; readonly record: Row }
  /** The API answered, and does not publish it. */
  | { readonly status: 'removed' }
  /** It is on none of the pages that were read, and those are not all. */
  | { readonly status: 'unlisted' }
  /** The API did not answer. */
  | { readonly status: 'unknown' };

export interface LiveRecord<T> {
  /**
   * `loading`: the API is asked, and what is known so far is shown; `live`: read just now; `cached`: nobody can tell
   * what is so now; `removed`: it is no longer published.
   */
  readonly status: 'loading' | 'live' | 'cached' | 'removed';
  /** What is known of it; undefined for one that this site has never seen. */
  readonly record: T | undefined;
  /** When that was so. ISO time; empty where nothing is known. */
  readonly asOf: string;
}

/** @param now ISO time of the answer */
export function afterAnswer<T>(
  { status, record, asOf }: LiveRecord<T>,
  answer: RecordAnswer<T>,
  now: string,
): LiveRecord<T> {
  if (answer.status === 'live') return { status: 'live', record: answer.record, asOf: now };
  // What was published after the build is new, so it would be on the pages that were read.
  const isNowhere = answer.status === 'unlisted' && record === undefined;
  const isRemoved = answer.status === 'removed' || isNowhere || status === 'removed';
  return { status: isRemoved ? 'removed' : 'cached', record, asOf };
}
