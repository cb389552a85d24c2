import type { Kysely } from 'kysely';

/** Unit and urgency of a maintenance request; null in older ones. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('enquiries')
    .addColumn('unit_label', 'text')
    .addColumn('urgency', 'text')
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('enquiries').dropColumn('unit_label').dropColumn('urgency').execute();
}
