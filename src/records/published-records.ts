import { api } from '../api-client/browser';
import { readRecords, type ListedRecords, type RecordKind } from '../api-client/record-lookup';
import { isPublished } from '../domain/published';
import { withdrawnRecords } from './withdrawn-records';

export interface Published<K extends RecordKind> {
  /** Newest first, without drafts. */
  readonly rows: readonly ListedRecords[K][];
  /** These are all there are; otherwise there are more pages than were read. */
  readonly complete: boolean;
  /** When they were read. ISO time. */
  readonly asOf: string;
}

/** How long an answer counts as what the API publishes now. Milliseconds. */
const publishedFor = 5 * 60_000;

const cache: { [K in RecordKind]?: Published<K> } = {};

/**
 * All that the API publishes of a kind, read at most once in five minutes; undefined when it does not answer, or the
 * signal aborts. Load this module on demand: no first visit needs it.
 */
export async function readPublishedRecords<K extends RecordKind>(
  kind: K,
  signal: AbortSignal,
): Promise<Published<K> | undefined> {
  const cached: Published<K> | undefined = cache[kind];
  if (cached && Date.now() - Date.parse(cached.asOf) < publishedFor) return cached;
  const read = await readRecords(api, kind, signal);
  if (!read) return undefined;
  const rows = read.rows.filter(isPublished);
  const published: Published<K> = { rows, complete: read.complete, asOf: new Date().toISOString() };
  (cache as { [Kind in K]?: Published<Kind> })[kind] = published;
  withdrawnRecords.noteRead(kind, { rows, complete: read.complete });
  return published;
}
