import { droppedIds, hasDroppedRows } from './dropped-rows';
import type { Result } from './result';

/** Pages read at most unless a caller says otherwise: a developer has tens of projects, rentals and articles, seldom hundreds. */
const maxPages = 20;

/** Pages of a list that is read to its end: an API that speaks of more has a fault, and each page is a call. */
const maxAllPages = 100;

interface PageMeta {
  readonly total: number;
  readonly last_page: number;
}

type GetPage<Row, Meta> = (
  page: number,
) => Promise<Result<{ readonly data: readonly Row[]; readonly meta: Meta }>>;

export interface ReadRows<Row, Meta = PageMeta> {
  /** In the order of the list, each id once. */
  rows: Row[];
  /** Of the page that was read last; undefined where it had none. */
  meta: Meta | undefined;
  /** These are all there are: every page was read, every row fits, and the total stayed the same meanwhile. */
  complete: boolean;
  /** Rows came that are left out because they do not fit the contract. */
  hasDropped: boolean;
  /** Ids of those rows, as far as they can be read. */
  droppedIds: string[];
}

interface ReadOptions<Row> {
  /** Reading ends with the page that has such a row. */
  until?: (row: Row) => boolean;
  /** Number of pages. */
  limit?: number;
}

/**
 * Reads a paged list page by page, from the first one. Rows without an id are skipped.
 * @returns the failure of the first page that did not come; `malformed` for an answer that is no list
 */
export async function readPages<Row extends { readonly id: string }, Meta extends PageMeta = PageMeta>(
  getPage: GetPage<Row, Meta>,
  { until = () => false, limit = maxPages }: ReadOptions<Row> = {},
): Promise<Result<ReadRows<Row, Meta>>> {
  const rows = new Map<string, Row>();
  const totals = new Set<unknown>();
  let meta: Meta | undefined;
  let lastPage = 1;
  let hasDropped = false;
  const ids: string[] = [];
  const read = (complete: boolean) => ({
    ok: true as const,
    value: { rows: [...rows.values()], meta, complete, hasDropped, droppedIds: ids },
  });
  for (let page = 1; page <= Math.min(lastPage, limit); page += 1) {
    const result = await getPage(page);
    if (!result.ok) return result;
    if (!Array.isArray(result.value.data)) return { ok: false, failure: { kind: 'malformed' } };
    const data = result.value.data as readonly Row[];
    meta = (result.value as Partial<typeof result.value>).meta;
    const known = rows.size;
    for (const row of data) if (typeof row?.id === 'string') rows.set(row.id, row);
    if (data.some((row) => row && until(row))) {
      return read(false);
    }
    totals.add(meta?.total);
    hasDropped ||= hasDroppedRows(result.dropped);
    ids.push(...droppedIds(result.dropped));
    lastPage = Number(meta?.last_page) || 1;
    // Also when the API gives the same page again and again.
    if (rows.size === known) break;
  }
  const complete = !hasDropped && lastPage <= limit && totals.size === 1 && totals.has(rows.size);
  return read(complete);
}

/**
 * Every page of a list as one, in its order, with the figures of the last page.
 * `hasDropped` and `droppedIds` as in {@link ReadRows}.
 * @returns the failure of the first page that did not come; `malformed` for a page without figures
 */
export async function readAllPages<Row extends { readonly id: string }, Meta extends PageMeta>(
  getPage: GetPage<Row, Meta>,
): Promise<Result<Pick<ReadRows<Row>, 'hasDropped' | 'droppedIds'> & { data: Row[]; meta: Meta }>> {
  const read = await readPages(getPage, { limit: maxAllPages });
  if (!read.ok) return read;
  const { rows, meta, complete: _, ...rest } = read.value;
  return meta
    ? { ok: true, value: { data: rows, meta, ...rest } }
    : { ok: false, failure: { kind: 'malformed' } };
}
