import type { RecordKind, RecordLookup, Records } from '../../api-client/record-lookup';

/** `lookUpRecord`, whose code is loaded once a page is up; `unavailable` where that fails. */
export const lookUpRecord = <K extends RecordKind>(
  kind: K,
  key: string,
  signal: AbortSignal,
  known?: object,
): Promise<RecordLookup<Records[K]>> =>
  import('./look-up-record').then(
    (module) => module.lookUpRecord(kind, key, signal, known),
    () => ({ status: 'unavailable' }),
  );

/** @deprecated Use {@link lookUpRecord}. */
export async function lookUpProject(key: string, signal: AbortSignal) {
  const lookup = await lookUpRecord('projects', key, signal);
  if (lookup.status === 'found') return { status: 'live', record: lookup.record } as const;
  return { status: lookup.status === 'missing' ? 'removed' : 'unknown' } as const;
}

/** @deprecated Leave out the `lookUp` of `useLiveRecord`. */
export const [lookUpRental, lookUpBlog] = [undefined, undefined];
