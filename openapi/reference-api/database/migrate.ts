import { Migrator, NO_MIGRATIONS, type Migration, type Transaction } from 'kysely';
import * as catalogue from './migrations/0001-catalogue';
import * as enquiries from './migrations/0002-enquiries';
import * as maintenance from './migrations/0003-maintenance';
import * as licences from './migrations/0004-licences';
import * as projectChanges from './migrations/0005-project-changes';
import * as enquiryAlerts from './migrations/0006-enquiry-alerts';
import * as consent from './migrations/0007-consent';
import * as registration from './migrations/0008-registration';
import * as buyingAHome from './migrations/0009-buying-a-home';
import * as requestCounts from './migrations/0010-request-counts';
import * as search from './migrations/0011-search';
import type { Database, Tables } from './tables';

/** In order of their names. Recorded in the database, so each runs once; never change one that has been released. */
const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-enquiries': enquiries,
  '0003-maintenance': maintenance,
  '0004-licences': licences,
  '0005-project-changes': projectChanges,
  '0006-enquiry-alerts': enquiryAlerts,
  '0007-consent': consent,
  '0008-registration': registration,
  '0009-buying-a-home': buyingAHome,
  '0010-request-counts': requestCounts,
  '0011-search': search,
};

/** Names of all migrations, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** Runs these migrations, in this order, without recording it: the caller ends where it began, at the newest version. */
export async function runMigrations(
  transaction: Transaction<Tables>,
  direction: 'up' | 'down',
  names: readonly string[],
): Promise<void> {
  for (const name of names) await migrations[name]?.[direction]?.(transaction);
}

function createMigrator(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
}

/**
 * Brings the tables to the newest version.
 * @returns the names of the migrations that ran, none when the tables were up to date
 * @throws when one fails; the database is then as it was before
 */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results } = await createMigrator(database).migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Drops every table of the API, with everything in them. */
export async function dropTables(database: Database): Promise<void> {
  const { error } = await createMigrator(database).migrateTo(NO_MIGRATIONS);
  if (error) throw new Error('The tables could not be dropped', { cause: error });
}
