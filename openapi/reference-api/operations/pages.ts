import { sql, type SelectQueryBuilder } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';

type PageMeta = components['schemas']['PageMeta'];

/** Rows on a full page for callers that do not say. Clients read the number from `meta`. */
export const rowsPerPage = { projects: 9, rentals: 12, blogs: 7, apartments: 1000 } as const;

interface PageRequest<Row, Schema, Table extends keyof Schema> {
  page: number;
  perPage: number;
  /** Query of the rows of all pages, without columns. */
  all: SelectQueryBuilder<Schema, Table, object>;
  rows: (offset: number, limit: number) => Promise<Row[]>;
}

/** One page and its `meta`. Past the last page there is no query, so no page number is too large for the database. */
export async function readPage<Row, Schema, Table extends keyof Schema>({
  page,
  perPage,
  all,
  rows,
}: PageRequest<Row, Schema, Table>): Promise<{ data: Row[]; meta: PageMeta }> {
  const { total } = await all
    .select(sql`count(*)::int`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const offset = (page - 1) * perPage;
  const data = offset < total ? await rows(offset, perPage) : [];
  return {
    data,
    meta: { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) },
  };
}
