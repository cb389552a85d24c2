import { publishLateProject } from './late-project';

/** Says in words what is missing when Playwright is run by itself; publishes what the build did not know. */
export default async function globalSetup(): Promise<void> {
  const missing = ['E2E_SITE_URL', 'E2E_API_URL', 'E2E_DATABASE_URL'].filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} not set. Run the tests by \`npm test -- --only build,e2e\`, ` +
        'or, on the build of the last such run, by `npm test -- --only e2e -- <Playwright arguments>`.',
    );
  }
  await publishLateProject(process.env.E2E_DATABASE_URL ?? '');
}
