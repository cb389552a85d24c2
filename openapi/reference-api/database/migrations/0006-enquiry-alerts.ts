import { sql, type Kysely } from 'kysely';

/** Alerts that have not been delivered yet. Erasing an enquiry erases them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table enquiry_alerts (
    id integer generated always as identity primary key,
    enquiry_id integer not null references enquiries on delete cascade,
    channel text not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now())`.execute(database);
  await sql`create index enquiry_alerts_by_enquiry on enquiry_alerts (enquiry_id)`.execute(database);
  await sql`create index enquiry_alerts_by_time on enquiry_alerts (next_attempt_at)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table enquiry_alerts`.execute(database);
}
