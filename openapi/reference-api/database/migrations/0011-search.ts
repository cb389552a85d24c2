import { sql, type Kysely } from 'kysely';

/** Searches and the figures of projects read indexes alone; what a visitor searches for is stored with interest. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index units_on_offer on units (organization_id, project_id, rooms, price, total_area, id)
    where state = 'available' and price > 0`.execute(database);
  await sql`create index units_by_state on units (project_id, state, price, rooms, total_area)`.execute(
    database,
  );
  await database.schema.alterTable('enquiries').addColumn('search', 'text').execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('enquiries').dropColumn('search').execute();
  await database.schema.dropIndex('units_by_state').execute();
  await database.schema.dropIndex('units_on_offer').execute();
}
