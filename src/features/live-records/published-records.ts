/**
 * What the API publishes now, kind by kind: read when somebody first needs it, kept for the tab for some minutes. Load
 * it on demand: nothing of it belongs to a first visit.
 */
import { api } from '../../api-client/browser';
import { readPages } from '../../api-client/read-pages';
import { toResult } from '../../api-client/result';
import type { components } from '../../api-client/schema';
import { withdrawnRecords, type RecordKind } from './withdrawn-records';

type Schemas = components['schemas'];

interface Rows {
  projects: Schemas['ProjectSummary'];
  rentals: Schemas['Rental'];
  blogs: Schemas['Blog'];
}

export interface Published<K extends RecordKind> {
  /** Newest first, without drafts. */
  readonly rows: readonly Rows[K][];
  /** These are all there are; else there are more than anybody read. */
  readonly complete: boolean;
  /** When they were read. ISO time. */
  readonly asOf: string;
}

/** How long an answer is taken for what the API says now. Milliseconds. */
export const publishedFor = 5 * 60_000;

const pageOf = {
  projects: (page: number, signal: AbortSignal) =>
    toResult(api.GET('/public/projects/list', { params: { query: { page } }, signal })),
  rentals: (page: number, signal: AbortSignal) =>
    toResult(api.GET('/public/rentals/list', { params: { query: { page } }, signal })),
  blogs: (page: number, signal: AbortSignal) =>
    toResult(api.GET('/public/blogs/list', { params: { query: { page } }, signal })),
};

const known: { [K in RecordKind]?: Published<K> } = {};

const isPublic = (row: Rows[RecordKind]): boolean => !('status' in row) || row.status !== 'Draft';

/** All that the API publishes of a kind; undefined when it does not answer, or the signal aborts. */
export async function readPublished<K extends RecordKind>(
  kind: K,
  signal: AbortSignal,
): Promise<Published<K> | undefined> {
  const before: Published<K> | undefined = known[kind];
  if (before && Date.now() - Date.parse(before.asOf) < publishedFor) return before;
  const read = await readPages<Rows[RecordKind]>((page) => pageOf[kind](page, signal));
  if (!read || signal.aborted) return undefined;
  const rows = read.rows.filter(isPublic) as Rows[K][];
  const published: Published<K> = { rows, complete: read.complete, asOf: new Date().toISOString() };
  (known as { [Kind in K]?: Published<Kind> })[kind] = published;
  if (read.complete) withdrawnRecords.noteWholeList(kind, rows);
  else withdrawnRecords.noteSeen(kind, rows);
  return published;
}
