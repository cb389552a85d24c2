import type { Result } from '../api-client/result';
import type { components } from '../api-client/generated/schema';
import type { Facet } from '../domain/search/facets';

export interface PageOfResults<T> {
  readonly data: readonly T[];
  readonly meta: components['schemas']['PageMeta'];
  /** Of a search for homes, whose rows are the projects that have them. */
  readonly search?: SearchFigures<T> | undefined;
}

interface SearchFigures<T> {
  /** Homes of all pages. */
  readonly units: number;
  /** Projects that match, and have nothing to buy now. */
  readonly others: readonly T[];
  /** What each choice would bring. Empty where nobody can say. */
  readonly facets: readonly Facet[];
  /** When it was read, as ISO time; undefined where that was at different times. */
  readonly asOf?: string | undefined;
}

/**
 * Asks the API for the page that a query string describes. Keep its identity stable.
 * @param known rows that stand in for those of the same ids that cannot be read
 */
export type LoadPage<T> = (
  key: string,
  signal: AbortSignal,
  known: readonly T[],
) => Promise<Result<PageOfResults<T>>>;

/** What the build tells a list page: rows of a full page, as the API has them. */
export interface PageSize {
  perPage: number;
}

/** A page of rows that are all known, as the API would answer it. */
export function toPage<T>(rows: readonly T[], page: number, perPage: number): PageOfResults<T> {
  const data = rows.slice((page - 1) * perPage, page * perPage);
  return { data, meta: metaOf(page, perPage, rows.length) };
}

/** All rows as one page. */
export const onePage = <T>(rows: readonly T[]): PageOfResults<T> => toPage(rows, 1, Math.max(rows.length, 1));

/**
 * The first page as the build knew it, as the API would answer it.
 * @param total rows of all pages
 * @param perPage rows that the page query took
 */
export const prerenderedPage = <T>(data: readonly T[], total: number, perPage: number): PageOfResults<T> => ({
  data,
  meta: metaOf(1, perPage, total),
});

const metaOf = (page: number, perPage: number, total: number): PageOfResults<never>['meta'] => ({
  page,
  per_page: perPage,
  total,
  last_page: Math.max(1, Math.ceil(total / perPage)),
});

const malformed = { ok: false, failure: { kind: 'malformed' } } as const;

/** The page with the rows that have an id; undefined for an answer that is no page. */
function validPage<T>({ data, meta, search }: Partial<PageOfResults<T>>): PageOfResults<T> | undefined {
  if (!Array.isArray(data) || !meta) return undefined;
  if (![meta.page, meta.last_page, meta.total].every(Number.isInteger)) return undefined;
  const rows = data as readonly (T & { id?: unknown })[];
  return { meta, data: rows.filter((row) => typeof row?.id === 'string'), ...(search && { search }) };
}

/** Loads a page. An answer that is no page counts as a failure, so that the last known page stays. Never rejects. */
export async function fetchValidPage<T>(
  load: LoadPage<T>,
  ...request: Parameters<LoadPage<T>>
): Promise<Result<PageOfResults<T>>> {
  try {
    const result = await load(...request);
    if (!result.ok) return result;
    const value = validPage(result.value);
    return value ? { ok: true, value } : malformed;
  } catch {
    return malformed;
  }
}
