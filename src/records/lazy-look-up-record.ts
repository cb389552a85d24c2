import type { RecordKind, RecordLookup, Records } from '../api-client/record-lookup';
import type { lookUpRecord as lookUp } from './look-up-record';

/** `lookUpRecord`, whose code is loaded once a page is up; `unavailable` where that fails. */
export const lookUpRecord = <K extends RecordKind>(
  ...args: Parameters<typeof lookUp<K>>
): Promise<RecordLookup<Records[K]>> =>
  import('./look-up-record').then(
    (module) => module.lookUpRecord(...args),
    () => ({ status: 'unavailable' }),
  );
