import { sql, type Kysely } from 'kysely';

const added = [
  ['projects', 'delivered_on', sql`date`],
  ['projects', 'payment_plan', sql`jsonb`],
  ['projects', 'service_charge', sql`double precision`],
  ['projects', 'progress', sql`jsonb not null default '[]'`],
  ['projects', 'viewings', sql`jsonb not null default '[]'`],
  ['units', 'parking_spaces', sql`integer`],
  ['rentals', 'parking_spaces', sql`integer`],
  ['rentals', 'furnishing', sql`text`],
] as const;

/** Handover, payment plan, service charge, progress and viewings of projects; parking, and furniture of rentals. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, column, type] of added)
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${type}`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const [table, column] of added)
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(database);
}
