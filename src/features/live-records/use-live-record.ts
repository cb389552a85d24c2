/** One record as the API has it now: begins with what is known, asks, and asks again when that may have changed. */
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { withdrawnRecords, type RecordKind } from './withdrawn-records';
import { awaited } from '../../browser/progress';
import { useBuildTime } from '../../lists/use-build-time';
import { afterAnswer, type LiveRecord } from './live-record';
import type { LookUp } from './look-up';

interface Source<Row, View> {
  kind: RecordKind;
  /** Slug, or id of a home for rent; undefined while none is asked for. */
  recordKey: string | undefined;
  /** The same function at every call. */
  lookUp: LookUp<Row>;
  /** Makes of an answer what the page shows. The same function as long as nothing changes. */
  adopt: (row: Row) => View;
  /** What the build knew. */
  prerendered?: View;
  /** The build knew it, where what it knew is not of the same make. */
  isPrerendered?: boolean;
}

/** Answers of this tab by kind and key, so that Back shows what was read last. Empty while the first page hydrates. */
const answers = new Map<string, LiveRecord<unknown>>();
const answersKept = 50;

function keep(name: string, state: LiveRecord<unknown>): void {
  answers.delete(name);
  answers.set(name, state);
  const [oldest] = answers.keys();
  if (answers.size > answersKept && oldest !== undefined) answers.delete(oldest);
}

/** A page that was left open this long asks again when it is looked at. Milliseconds. */
const liveFor = 5 * 60_000;
/** An answer as young as this is not asked for again by the next page that shows the same. Milliseconds. */
const justNow = 5_000;

/** Aborts when the page is left or another record is asked for; a failure changes nothing that is shown. */
export function useLiveRecord<Row extends object, View extends object>(
  source: Source<Row, View>,
): LiveRecord<View> {
  const { kind, recordKey, lookUp, adopt, prerendered } = source;
  const builtAt = useBuildTime();
  const { isPrerendered = prerendered !== undefined } = source;
  const build = useRef<object>();
  build.current = prerendered;
  const name = `${kind} ${recordKey}`;
  const [states, setStates] = useState<Readonly<Record<string, LiveRecord<Row>>>>({});
  const begin = (): LiveRecord<Row> =>
    (answers.get(name) as LiveRecord<Row> | undefined) ?? {
      status: 'loading',
      record: undefined,
      asOf: isPrerendered ? builtAt : '',
    };
  const state = states[name] ?? begin();

  useEffect(() => {
    if (recordKey === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let latest =
      (answers.get(name) as LiveRecord<Row> | undefined) ??
      ({
        status: isPrerendered && withdrawnRecords.get()(kind, recordKey) ? 'removed' : 'loading',
        record: undefined,
        asOf: isPrerendered ? builtAt : '',
      } satisfies LiveRecord<Row>);
    const show = (next: LiveRecord<Row>) => {
      latest = next;
      startTransition(() => setStates({ [name]: next }));
    };
    let askedAt = 0;
    const ask = () => {
      askedAt = Date.now();
      const answer = lookUp(recordKey, signal, latest.record ?? build.current);
      const isWaitedFor = !isPrerendered && latest.record === undefined;
      void (isWaitedFor ? awaited(answer) : answer).then((said) => {
        if (signal.aborted) return;
        // What only the build knew is known all the same.
        const missing = said.status === 'unlisted' && isPrerendered ? ({ status: 'unknown' } as const) : said;
        show(afterAnswer(latest, missing, new Date().toISOString()));
        if (said.status === 'live' || said.status === 'removed') keep(name, latest);
      });
    };
    const askAgain = () => {
      const isOld = Date.now() - askedAt > liveFor;
      if (!document.hidden && (latest.status === 'cached' || isOld)) ask();
    };
    const hasJustCome = latest.status === 'live' && Date.now() - Date.parse(latest.asOf) < justNow;
    if (latest.status === 'removed') show(latest);
    if (!hasJustCome) ask();
    window.addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      controller.abort();
      window.removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [kind, recordKey, name, lookUp, isPrerendered, builtAt]);

  const { status, record: row, asOf } = state;
  const record = useMemo(() => (row === undefined ? prerendered : adopt(row)), [row, prerendered, adopt]);
  return { status, record, asOf };
}
