import { sql, type Transaction } from 'kysely';
import { insertRows, withoutProjectChanges } from '../database/insert-rows';
import { migrationNames, runMigrations } from '../database/migrate';
import { countEnquiries, storedEnquiries } from '../database/reset';
import type { Database, Tables } from '../database/tables';
import { BackupFileError, backupTables, type Backup } from './backup-file';
import { lastEnquiryNumber } from './create-backup';

export interface RestoreOptions {
  /** Also when enquiries are stored, which are deleted. */
  deleteEnquiries: boolean;
}

/** How many rows of each table are stored now. */
export type RestoredRows = Record<string, number>;

/** Tables whose rows the database numbers itself. */
const numbered = ['organizations', 'enquiries', 'enquiry_alerts'];

/** Puts the rows into empty tables as they were when the backup was made. */
async function fill(transaction: Transaction<Tables>, { rows }: Backup): Promise<void> {
  for (const table of backupTables) {
    try {
      await insertRows(transaction, table, rows[table] ?? [], { withIds: numbered.includes(table) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackupFileError(`The backup has rows that do not fit the table ${table} (${reason}).`);
    }
  }
  for (const table of numbered.filter((name) => (rows[name] ?? []).length > 0)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
      transaction,
    );
  }
}

/**
 * Replaces everything that the database holds, in one transaction: the tables are made as they were when the backup was made,
 * filled, and brought up to date. Numbers of enquiries go on after the last one that was given here or there.
 * @throws ResetRefusedError when enquiries are stored that may not be deleted; BackupFileError when a row does not fit.
 * Nothing was changed then
 */
export async function restoreBackup(
  database: Database,
  backup: Backup,
  { deleteEnquiries }: RestoreOptions,
): Promise<RestoredRows> {
  return database.transaction().execute(async (transaction) => {
    await sql`lock table enquiries in access exclusive mode`.execute(transaction);
    const count = deleteEnquiries ? 0 : await countEnquiries(transaction);
    if (count > 0) throw storedEnquiries(count, 'the database');
    const number = Math.max(await lastEnquiryNumber(transaction), backup.lastNumber);
    const later = migrationNames.filter((name) => !backup.migrations.includes(name));
    await runMigrations(transaction, 'down', [...migrationNames].reverse());
    const earlier = migrationNames.filter((name) => backup.migrations.includes(name));
    await runMigrations(transaction, 'up', earlier);
    await withoutProjectChanges(transaction, () => fill(transaction, backup));
    await runMigrations(transaction, 'up', later);
    await sql`select setval('enquiry_numbers', ${number + 1}::bigint, false)`.execute(transaction);
    return Object.fromEntries(backupTables.map((table) => [table, (backup.rows[table] ?? []).length]));
  });
}
