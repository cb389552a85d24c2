import { sql, type Kysely } from 'kysely';

/** Licences have a kind and a last day, and rentals have them too. Older licences without both are deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table projects rename column advertising_licence to licence`.execute(database);
  await sql`update projects set licence = null where licence is not null`.execute(database);
  await sql`alter table rentals add column licence jsonb`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table rentals drop column licence`.execute(database);
  await sql`alter table projects rename column licence to advertising_licence`.execute(database);
}
