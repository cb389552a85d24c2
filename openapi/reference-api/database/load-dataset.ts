import { sql, type Transaction } from 'kysely';
import type { Dataset } from '../demo/dataset';
import { toRows, type JsonRow } from './dataset-rows';
import type { Database, Tables } from './tables';

/** Rows of one statement: enough to be fast, few enough to save memory. */
const chunkSize = 1000;

/** Id of an advisory lock, so that two servers starting on one empty database load it once. */
const loadingLock = 20_001;

/** Tables whose changes move `updated_at` of a project. */
const projectParts = ['buildings', 'units'];

/** The database converts the JSON rows by the column types of the table. */
async function insertRows(transaction: Transaction<Tables>, table: string, rows: JsonRow[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name));
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${chunk}::jsonb)`.execute(
      transaction,
    );
  }
}

async function insertOrganization(transaction: Transaction<Tables>, dataset: Dataset): Promise<number> {
  await insertRows(transaction, 'organizations', [{ ...dataset.organization, key: dataset.organizationKey }]);
  const { id } = await transaction
    .selectFrom('organizations')
    .select('id')
    .where('key', '=', dataset.organizationKey)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Fills an empty database; one with an organization stays unchanged.
 * @param dataset called only when it is needed
 * @returns the number of rows of each table; undefined when there was data already
 * @throws when a row is invalid; nothing is stored then
 */
export async function loadDataset(
  database: Database,
  dataset: () => Dataset,
): Promise<Record<string, number> | undefined> {
  const counts = await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${loadingLock}::int)`.execute(transaction);
    const present = await transaction.selectFrom('organizations').select('id').limit(1).executeTakeFirst();
    if (present) return undefined;
    const data = dataset();
    const tables = toRows(data, await insertOrganization(transaction, data));
    // The data says when its projects changed; loading their units is no change.
    for (const table of projectParts)
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
    for (const { table, rows } of tables) await insertRows(transaction, table, rows);
    for (const table of projectParts)
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
    return Object.fromEntries(tables.map(({ table, rows }) => [table, rows.length]));
  });
  // The embedded database has no background process that collects statistics for the query planner.
  if (counts) await sql`analyze`.execute(database);
  return counts;
}
