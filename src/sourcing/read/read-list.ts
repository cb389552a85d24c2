import { recordLabel } from './fit-rows';
import type { ResourceReport } from './report';
import { SourceError } from './source-error';

interface Page {
  data: unknown[];
  meta: { total: number; last_page: number; per_page?: unknown };
}

/** Rows of the contract's largest page. */
const largestPage = 100;

/** Pages that are read at most: fifty thousand rows. An API that speaks of more has a fault, or is not this one. */
const maxPages = 500;

/** Pages with other numbers of rows are not built. */
const isPageSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= largestPage;

export interface ListQuery {
  page: number;
  per_page?: number;
}

/** @throws SourceError when the answer is no page */
function toPage(what: string, answer: unknown): Page {
  const { data, meta } = (answer ?? {}) as Partial<Page>;
  if (!Array.isArray(data) || !Number.isFinite(meta?.last_page) || !Number.isFinite(meta?.total) || !meta) {
    throw new SourceError(`${what}: the answer is not { data, meta }`);
  }
  if (meta.last_page > maxPages) {
    throw new SourceError(`${what}: there would be ${meta.last_page} pages; at most ${maxPages} are read`);
  }
  return { data, meta };
}

const idOf = (row: unknown): unknown => (row as { id?: unknown } | null)?.id;

const isDraft = (row: unknown): boolean => (row as { status?: unknown } | null)?.status === 'Draft';

interface AllPages {
  /** With an id once, the first of each; drafts and those without one all. */
  rows: unknown[];
  /** Ids of rows that came again: they move between pages while these are read. */
  repeated: string[];
  /** How many rows there should be. */
  total: number;
}

function distinct(all: readonly unknown[]): Omit<AllPages, 'total'> {
  const seen = new Set<string>();
  const repeated: string[] = [];
  const rows = all.filter((row) => {
    const id = idOf(row);
    if (typeof id !== 'string' || isDraft(row)) return true;
    if (seen.has(id)) {
      repeated.push(id);
      return false;
    }
    seen.add(id);
    return true;
  });
  return { rows, repeated };
}

/**
 * Every row of a list. The first page is that of visitors and says how many rows it has, which the site's own pages
 * follow. A longer list is read in pages as large as the API gives them, side by side, unlike in the browser's `readPages`,
 * which stops early and limits their number. When fewer rows come than the API counts it is read once more; what comes twice
 * both times is twice in the list.
 * @param what the list; `name` that of its records in the report
 * @param read one page @throws SourceError
 * @returns the rows, and how many there should be
 */
export async function readList(
  { what, name }: { what: string; name: string },
  report: ResourceReport,
  read: (query: ListQuery) => Promise<unknown>,
): Promise<{ rows: unknown[]; total: number }> {
  const readPage = async (query: ListQuery) => toPage(`${what}, page ${query.page}`, await read(query));
  const small = await readPage({ page: 1 });
  if (isPageSize(small.meta.per_page)) report.per_page = small.meta.per_page;

  async function readAll(): Promise<AllPages> {
    const first =
      small.meta.last_page > 1 || small.data.length < small.meta.total
        ? await readPage({ page: 1, per_page: largestPage })
        : small;
    const others = Array.from({ length: Math.max(0, first.meta.last_page - 1) }, (_, index) =>
      readPage({ page: index + 2, per_page: largestPage }),
    );
    const pages = [first, ...(await Promise.all(others))];
    const last = pages[pages.length - 1] ?? first;
    return { ...distinct(pages.flatMap(({ data }) => data)), total: last.meta.total };
  }

  const once = await readAll();
  if (once.rows.length >= once.total) return once;
  const { rows, repeated, total } = await readAll();
  const twice = repeated.filter((id) => once.repeated.includes(id));
  report.problems.push(
    ...twice.map((id) => ({
      ...{ outcome: 'repaired' as const, record: recordLabel(name, id), at: '/id' },
      message: 'comes twice in the list: the first is taken',
    })),
  );
  return { rows, total: total - twice.length };
}
