import type { Kysely } from 'kysely';

const columns = ['commercial_registration', 'vat_number', 'national_address'];

/** Where the organization is registered. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of columns)
    await database.schema.alterTable('organizations').addColumn(column, 'text').execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const column of columns)
    await database.schema.alterTable('organizations').dropColumn(column).execute();
}
