/** Lists and what is withdrawn: each answer tells which rows are published, and rows known before it give way. */
import { useMemo } from 'react';
import { withdrawnRecords, type RecordKind } from './withdrawn-records';
import type { PageOfResults, LivePage, LoadList } from '../../lists';
import { useWithdrawn } from './use-withdrawn';

interface Row {
  readonly id: string;
  readonly slug?: string;
}

/** The same way to load a list, which remembers what its answers name. */
export const noting =
  <T extends Row>(kind: RecordKind, load: LoadList<T>): LoadList<T> =>
  async (key, signal) => {
    const result = await load(key, signal);
    if (result.ok && !signal.aborted) note(kind, key, result.value);
    return result;
  };

/** @param key filters of the list; empty for its first page without any */
function note(kind: RecordKind, key: string, { data, meta }: Partial<PageOfResults<Row>>): void {
  const rows = Array.isArray(data) ? (data as Row[]).filter((row) => typeof row?.id === 'string') : [];
  const isWhole = key === '' && meta?.last_page === 1 && meta.total === rows.length;
  if (isWhole) withdrawnRecords.noteWholeList(kind, rows);
  else withdrawnRecords.noteSeen(kind, rows);
}

/** A list without the rows that are known to be withdrawn: those of the build, or remembered from before. */
export function useOfferedList<T extends Row>(kind: RecordKind, live: LivePage<T>): LivePage<T> {
  const isWithdrawn = useWithdrawn();
  const { listing } = live;
  const offered = useMemo(() => {
    const { data, meta } = listing;
    const left = data.filter(({ id, slug }) => ![id, slug ?? id].some((key) => isWithdrawn(kind, key)));
    const gone = data.length - left.length;
    return gone === 0 ? listing : { data: left, meta: { ...meta, total: Math.max(meta.total - gone, 0) } };
  }, [listing, kind, isWithdrawn]);
  return offered === listing ? live : { ...live, listing: offered };
}
