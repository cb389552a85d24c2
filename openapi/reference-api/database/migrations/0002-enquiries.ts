import { sql, type Kysely } from 'kysely';

/** Enquiries of visitors. Ids of projects and units are no foreign keys: an enquiry remains when they are deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create sequence enquiry_numbers start 20001`.execute(database);
  await sql`create table enquiries (
    id integer generated always as identity primary key,
    reference text not null unique default 'SH-' || nextval('enquiry_numbers'),
    kind text not null,
    organization_id integer not null references organizations,
    full_name text not null,
    mobile text not null,
    email text,
    location text,
    maintenance_type text,
    description text,
    consultation text,
    rooms integer,
    note text,
    locale text,
    page_path text,
    project_id text,
    unit_id text,
    marketing_consent boolean not null default false,
    idempotency_key text,
    request_hash text not null,
    created_at timestamptz not null default now(),
    unique (organization_id, idempotency_key))`.execute(database);
  await sql`create index enquiries_by_date on enquiries (created_at, id)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table enquiries`.execute(database);
  await sql`drop sequence enquiry_numbers`.execute(database);
}
