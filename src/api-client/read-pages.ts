/** Reads a paged list of the API from its first page on, within a limit. */
import type { Result } from './result';

/** So many pages are read at most: a developer has tens of projects, homes for rent and articles, seldom hundreds. */
export const pagesRead = 20;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly total: number; readonly last_page: number };
}

export interface ReadRows<Row> {
  rows: Row[];
  /** These are all there are: every page came, and nothing moved between them meanwhile. */
  complete: boolean;
}

/**
 * Asks page after page, until `isEnough` says so of a row, the list ends, or the limit is reached.
 * @returns undefined when a page did not come, or is none
 */
export async function readPages<Row extends { readonly id: string }>(
  ask: (page: number) => Promise<Result<Page<Row>>>,
  isEnough: (row: Row) => boolean = () => false,
  limit = pagesRead,
): Promise<ReadRows<Row> | undefined> {
  const rows = new Map<string, Row>();
  const totals = new Set<unknown>();
  let last = 1;
  for (let page = 1; page <= Math.min(last, limit); page += 1) {
    const result = await ask(page);
    if (!result.ok || !Array.isArray(result.value.data)) return undefined;
    const { data, meta } = result.value as Partial<Page<Row>>;
    for (const row of data ?? []) if (typeof row?.id === 'string') rows.set(row.id, row);
    if (data?.some((row) => row && isEnough(row))) return { rows: [...rows.values()], complete: false };
    totals.add(meta?.total);
    last = Number(meta?.last_page) || 1;
  }
  // A row that is not as the contract says is left out of the page but counted in the total: nothing is known of it.
  const complete = last <= limit && totals.size === 1 && totals.has(rows.size);
  return { rows: [...rows.values()], complete };
}
