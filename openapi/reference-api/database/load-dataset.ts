import { sql, type Transaction } from 'kysely';
import type { Dataset } from '../demo/dataset';
import { toRows } from './dataset-rows';
import { insertRows, withoutProjectChanges } from './insert-rows';
import type { Database, Tables } from './tables';

/** Id of an advisory lock, so that two servers starting on one empty database load it once. */
const loadingLock = 20_001;

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
    await withoutProjectChanges(transaction, async () => {
      for (const { table, rows } of tables) await insertRows(transaction, table, rows);
    });
    return Object.fromEntries(tables.map(({ table, rows }) => [table, rows.length]));
  });
  // The embedded database has no background process that collects statistics for the query planner, and says which pages
  // an index alone can answer for.
  if (counts) await sql`vacuum (analyze)`.execute(database);
  return counts;
}
