import { useMemo } from 'react';
import { hasDroppedRows } from '../api-client/dropped-rows';
import type { LivePage, LoadPage, PageOfResults } from '../lists';
import { useWithdrawn, withdrawnRecords, type Keyed, type RecordKind } from './withdrawn-records';

/** The same loader, whose answers tell `withdrawnRecords` what is published. */
export const trackWithdrawn =
  <T extends Keyed>(kind: RecordKind, load: LoadPage<T>): LoadPage<T> =>
  async (key, signal, known) => {
    const result = await load(key, signal, known);
    if (result.ok && !signal.aborted) noteRows(kind, key, result.value, hasDroppedRows(result.dropped));
    return result;
  };

/**
 * @param key query string of the list; empty for its first page without filters
 * @param hasUnreadable rows came that do not fit the contract: they are published too
 */
function noteRows(
  kind: RecordKind,
  key: string,
  { data, meta }: Partial<PageOfResults<Keyed>>,
  hasUnreadable: boolean,
): void {
  const rows = Array.isArray(data) ? (data as Keyed[]).filter((row) => typeof row?.id === 'string') : [];
  const complete = key === '' && !hasUnreadable && meta?.last_page === 1 && meta.total === rows.length;
  withdrawnRecords.noteRead(kind, { rows, complete });
}

/** A page of results without the rows that are known to be withdrawn: those of the build, or of the cache. */
export function useWithoutWithdrawn<T extends Keyed>(kind: RecordKind, live: LivePage<T>): LivePage<T> {
  const isWithdrawn = useWithdrawn();
  const { page } = live;
  const published = useMemo(() => {
    const { data, meta } = page;
    const rows = data.filter(({ id, slug }) => ![id, slug ?? id].some((key) => isWithdrawn(kind, key)));
    const withdrawn = data.length - rows.length;
    return withdrawn === 0
      ? page
      : { ...page, data: rows, meta: { ...meta, total: Math.max(meta.total - withdrawn, 0) } };
  }, [page, kind, isWithdrawn]);
  return published === page ? live : { ...live, page: published };
}
