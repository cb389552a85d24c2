import { sql, type Kysely } from 'kysely';

/** How many enquiries came from an address within the last minute, for all processes. Not worth a place in the log of changes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table request_counts (
    address text primary key,
    count integer not null,
    started_at timestamptz not null)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table request_counts`.execute(database);
}
