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

/** Copies the row of another project under a new id, slug and name. */
async function publishUnbuiltProject(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into projects
     select (jsonb_populate_record(p, jsonb_build_object('id', $1::text, 'slug', $1::text, 'name', $2::jsonb))).*
     from projects p
     where slug = 'alrabwa-heights' and not exists (select 1 from projects where slug = $1::text)`,
    [unbuiltProject.slug, JSON.stringify(unbuiltProject.name)],
  );
  await client.end();
}
