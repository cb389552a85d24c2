import type { Kysely } from 'kysely';

/** The wording that the visitor agreed to, and its language; null in older enquiries. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('enquiries')
    .addColumn('consent_version', 'text')
    .addColumn('consent_locale', 'text')
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('enquiries')
    .dropColumn('consent_version')
    .dropColumn('consent_locale')
    .execute();
}
