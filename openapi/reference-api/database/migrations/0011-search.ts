import { sql, type Kysely } from 'kysely';

/** Searches read what can be bought from an index alone; what a visitor searches for is stored with interest. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index units_by_offer on units (organization_id, project_id, rooms, price, total_area)
    where state = 'available'`.execute(database);
  await database.schema.alterTable('enquiries').addColumn('search', 'text').execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('enquiries').dropColumn('search').execute();
  await database.schema.dropIndex('units_by_offer').execute();
}
