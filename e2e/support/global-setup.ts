import { Client } from 'pg';
import { unbuiltProject } from './api';

/** Explains what is missing when Playwright is run on its own, and publishes a project that the build did not know. */
export default async function globalSetup(): Promise<void> {
  const missing = ['E2E_SITE_URL', 'E2E_API_URL', 'E2E_DATABASE_URL'].filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} not set. Run the tests by \`npm test -- --only build,e2e\`, ` +
        'or, on the build of the last such run, by `npm test -- --only e2e -- <Playwright arguments>`.',
    );
  }
  await publishUnbuiltProject(process.env.E2E_DATABASE_URL ?? '');
}

/** Copies another project with its first unit, each under a new id, slug and name. */
async function publishUnbuiltProject(databaseUrl: string): Promise<void> {
  const { slug, name, unit } = unbuiltProject;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const copyFirst = (table: string, of: string, changes: object) =>
    client.query(
      `insert into ${table}
       select (jsonb_populate_record(r, $1)).* from ${table} r where ${of} order by r.id limit 1
       on conflict (id) do nothing`,
      [JSON.stringify(changes)],
    );
  const ofOriginal = "project_id = (select id from projects where slug = 'alrabwa-heights')";
  await copyFirst('projects', "slug = 'alrabwa-heights'", { id: slug, slug, name });
  await copyFirst('buildings', ofOriginal, { id: slug, project_id: slug });
  await copyFirst('units', ofOriginal, { id: unit, project_id: slug, building_id: slug });
  await client.end();
}
