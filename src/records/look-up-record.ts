import { api } from '../api-client/browser';
import {
  lookUpRecord as ask,
  type LookupOptions,
  type RecordKind,
  type RecordLookup,
  type Records,
} from '../api-client/record-lookup';
import { withdrawnRecords } from './withdrawn-records';

/**
 * Looks a record up in the API, and tells `withdrawnRecords` what the answers say.
 * @param key slug, or id of a rental
 * @param options `known` of it stands in for members that do not fit; `inBrief`: a project without details of its units
 */
export async function lookUpRecord<K extends RecordKind>(
  kind: K,
  key: string,
  signal: AbortSignal,
  options: Pick<LookupOptions<K>, 'known' | 'inBrief'> = {},
): Promise<RecordLookup<Records[K]>> {
  const lookup = await ask(api, kind, key, {
    signal,
    ...options,
    onRead: (read) => withdrawnRecords.noteRead(kind, read),
  });
  // Of a list the rows have said it already.
  if (kind !== 'projects') return lookup;
  if (lookup.status === 'found') withdrawnRecords.noteSeen(kind, [lookup.record]);
  if (lookup.status === 'missing') withdrawnRecords.noteRemoved(kind, [key, ...keysOf(lookup.record)]);
  return lookup;
}

const keysOf = (record: { id: string; slug?: string } | undefined): string[] =>
  [record?.id, record?.slug].filter((key) => key !== undefined);
