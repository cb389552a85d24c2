import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { migrationNames } from '../database/migrate';
import { backupTables, type Backup } from './backup-file';

/** The number of the last enquiry: 20001 for SH-20001, one less before the first. */
export async function lastEnquiryNumber(database: Database): Promise<number> {
  const { rows } = await sql<{
    last: string;
  }>`select case when is_called then last_value else last_value - 1 end as last from enquiry_numbers`.execute(
    database,
  );
  return Number(rows[0]?.last);
}

/** Everything that the database holds at one moment; requests go on meanwhile. Its tables are up to date. */
export async function createBackup(database: Database): Promise<Backup> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const rows: Backup['rows'] = {};
      for (const table of backupTables) {
        const found = await sql<{
          row: Record<string, unknown>;
        }>`select to_jsonb(one) as row from ${sql.table(table)} one`.execute(transaction);
        rows[table] = found.rows.map(({ row }) => row);
      }
      return {
        migrations: [...migrationNames],
        lastNumber: await lastEnquiryNumber(transaction),
        createdAt: new Date().toISOString(),
        rows,
      };
    });
}
