import { sql, type Transaction } from 'kysely';
import type { JsonRow } from './dataset-rows';
import type { Tables } from './tables';

/** Rows of one statement: enough to be fast, few enough to save memory. */
const chunkSize = 1000;

/** Tables whose changes move `updated_at` of a project. */
const projectParts = ['buildings', 'units'];

/**
 * Inserts rows; the database converts the JSON by the column types of the table.
 * @param options `withIds`: the rows have the ids that the database would give
 */
export async function insertRows(
  transaction: Transaction<Tables>,
  table: string,
  rows: readonly JsonRow[],
  { withIds = false } = {},
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name));
  const overriding = withIds ? sql`overriding system value` : sql``;
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) ${overriding}
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${chunk}::jsonb)`.execute(
      transaction,
    );
  }
}

/** Loads rows that say themselves when their projects changed: loading units is no change. */
export async function withoutProjectChanges(
  transaction: Transaction<Tables>,
  load: () => Promise<void>,
): Promise<void> {
  for (const table of projectParts)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
  await load();
  for (const table of projectParts)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
}
