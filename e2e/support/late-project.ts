/** A project that is published once the site has been built. */
import { Client } from 'pg';

export const lateProject = {
  slug: 'late-project',
  name: { ar: 'مشروع نُشر بعد البناء', en: 'A project published after the build' },
};

/** Publishes it: a copy of a known project's row under another id, slug and name. */
export async function publishLateProject(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into projects
     select (jsonb_populate_record(p, jsonb_build_object('id', $1::text, 'slug', $1::text, 'name', $2::jsonb))).*
     from projects p
     where slug = 'alrabwa-heights' and not exists (select 1 from projects where slug = $1::text)`,
    [lateProject.slug, JSON.stringify(lateProject.name)],
  );
  await client.end();
}
