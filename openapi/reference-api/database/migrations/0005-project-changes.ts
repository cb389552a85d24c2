import { sql, type Kysely } from 'kysely';

/** A statement that changed rows below projects: `before` and `after` are the rows that it replaced and wrote. */
const triggers = [
  { event: 'insert', tables: 'new table as after', changed: 'select project_id from after' },
  {
    event: 'update',
    tables: 'old table as before new table as after',
    changed: 'select project_id from before union select project_id from after',
  },
  { event: 'delete', tables: 'old table as before', changed: 'select project_id from before' },
] as const;

const children = ['buildings', 'units'] as const;

/**
 * Any change of a project, of its buildings or its units moves the project's `updated_at`, so that readers who have its
 * last state need not read it again. A statement that sets `updated_at` itself is left alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create function project_changed() returns trigger language plpgsql as $$
    begin
      if new.updated_at is not distinct from old.updated_at then
        -- Never the same for two states, even when the clock was set back; answers have milliseconds.
        new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
      end if;
      return new;
    end $$`.execute(database);
  await sql`create trigger changed before update on projects
    for each row execute function project_changed()`.execute(database);
  for (const { event, tables, changed } of triggers) {
    await sql`create function project_children_${sql.raw(event)}() returns trigger language plpgsql as $$
      begin
        -- The trigger on projects gives the time.
        update projects set updated_at = updated_at where id in (${sql.raw(changed)});
        return null;
      end $$`.execute(database);
    for (const table of children) {
      await sql`create trigger changed_by_${sql.raw(event)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(tables)}
        for each statement execute function project_children_${sql.raw(event)}()`.execute(database);
    }
  }
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const { event } of triggers) {
    await sql`drop function project_children_${sql.raw(event)}() cascade`.execute(database);
  }
  await sql`drop function project_changed() cascade`.execute(database);
}
