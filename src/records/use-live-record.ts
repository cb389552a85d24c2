import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { RecordKind, RecordLookup, Records } from '../api-client/record-lookup';
import { withProgress } from '../browser/progress';
import { builtAt } from '../site-data';
import { lookUpRecord } from './lazy-look-up-record';
import { withdrawnRecords } from './withdrawn-records';

export interface LiveRecord<T> {
  /**
   * `loading`: the API is asked, and what is known so far is shown; `live`: read just now; `cached`: the API did not
   * answer; `removed`: it is no longer published.
   */
  readonly status: 'loading' | 'live' | 'cached' | 'removed';
  /** What is known of it; undefined for a record that this site has never seen. */
  readonly record: T | undefined;
  /** When all of that was read. ISO time; empty where nothing is known. */
  readonly asOf: string;
}

/** @param now ISO time of the answer */
export function afterLookup<T>(
  { status, record, asOf }: LiveRecord<T>,
  lookup: RecordLookup<T>,
  now: string,
): LiveRecord<T> {
  if (lookup.status === 'found')
    return { status: 'live', record: lookup.record, asOf: (lookup.isAsKnown && asOf) || now };
  const isRemoved = lookup.status === 'missing' || status === 'removed';
  return { status: isRemoved ? 'removed' : 'cached', record, asOf };
}

/** The kinds whose record is a `Row`. */
type KindOf<Row> = { [K in RecordKind]: Records[K] extends Row ? K : never }[RecordKind];

interface Source<Row, View> {
  kind: KindOf<Row>;
  /** Slug, or id of a rental; undefined while no record is requested. */
  recordKey: string | undefined;
  /** Makes of an answer what the page shows. Keep its identity stable. */
  adopt: (row: Row) => View;
  /** What the build knew. */
  prerendered?: View;
  /** Says that the build knew the record, where what it knew is no `View`. */
  isPrerendered?: boolean;
}

/** Answers of this tab by kind and key, so that Back shows what was read last. Empty while the first page hydrates. */
const cache = new Map<string, LiveRecord<unknown>>();
const cacheSize = 50;

function store(name: string, state: LiveRecord<unknown>): void {
  cache.delete(name);
  cache.set(name, state);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
}

/** A page that was left open this long asks again when the visitor comes back to it. Milliseconds. */
const liveFor = 5 * 60_000;
/** An answer as young as this is not asked for again by the next page that shows the same. Milliseconds. */
const recent = 5_000;

/**
 * One record as the API has it now: begins with what is known, asks, and asks again when that may have changed. Aborts
 * when the page is left or another record is requested; a failure changes nothing that is shown.
 */
export function useLiveRecord<Row extends object, View extends object>(
  source: Source<Row, View>,
): LiveRecord<View> {
  const { kind, recordKey, adopt, prerendered, isPrerendered = prerendered !== undefined } = source;
  const latestPrerendered = useRef<object>();
  latestPrerendered.current = prerendered;
  const name = `${kind} ${recordKey}`;
  const cached = () => cache.get(name) as LiveRecord<Row> | undefined;
  const asOfBuild = isPrerendered ? builtAt() : '';
  const [states, setStates] = useState<Readonly<Record<string, LiveRecord<Row>>>>({});
  const state: LiveRecord<Row> = states[name] ??
    cached() ?? { status: 'loading', record: undefined, asOf: asOfBuild };

  useEffect(() => {
    if (recordKey === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let latest: LiveRecord<Row> = (cache.get(name) as LiveRecord<Row> | undefined) ?? {
      status: isPrerendered && withdrawnRecords.get()(kind, recordKey) ? 'removed' : 'loading',
      record: undefined,
      asOf: asOfBuild,
    };
    const show = (next: LiveRecord<Row>) => {
      latest = next;
      startTransition(() => setStates({ [name]: next }));
    };
    let askedAt = 0;
    const ask = () => {
      askedAt = Date.now();
      const known = latest.record ?? latestPrerendered.current ?? (isPrerendered ? {} : undefined);
      const lookup = lookUpRecord(kind, recordKey, signal, { known, inBrief: true }) as Promise<
        RecordLookup<Row>
      >;
      void (known ? lookup : withProgress(lookup)).then((answer) => {
        if (signal.aborted) return;
        show(afterLookup(latest, answer, new Date().toISOString()));
        if (answer.status !== 'unavailable') store(name, latest);
      });
    };
    const askAgain = () => {
      const isOld = Date.now() - askedAt > liveFor;
      if (!document.hidden && (latest.status === 'cached' || isOld)) ask();
    };
    const isRecent = latest.status === 'live' && Date.now() - Date.parse(latest.asOf) < recent;
    if (latest.status === 'removed') show(latest);
    if (!isRecent) ask();
    window.addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      controller.abort();
      window.removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [kind, recordKey, name, isPrerendered, asOfBuild]);

  const { status, record: row, asOf } = state;
  const record = useMemo(() => (row === undefined ? prerendered : adopt(row)), [row, prerendered, adopt]);
  return { status, record, asOf };
}
