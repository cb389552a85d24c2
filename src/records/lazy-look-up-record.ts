import type { RecordKind, RecordLookup, Records } from '../api-client/record-lookup';

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
