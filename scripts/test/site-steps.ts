import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite, figureTable } from '../lib/build-site';
import { runChild } from '../lib/child-process';
import { CommandError, type Lifetime } from '../lib/command';
import { surroundings } from '../lib/demo-settings';
import { rootDir } from '../lib/paths';
import { quietPort } from '../lib/ports';
import { serveSite } from '../lib/serve-site';
import { countOne, readPlaywrightCounts, withExitCode } from './counts';
import { startTestApi, type TestApi } from './test-api';
import type { TestStep } from './test-step';

const results = path.join(rootDir, 'test-results');
/** Not through npx, which takes a second itself. */
const playwright = path.join(rootDir, 'node_modules/.bin/playwright');
const playwrightReport = path.join(results, 'e2e.json');

/** The addresses are baked into the build; `--only e2e` finds those of the last build of a test run here. */
const portsFile = path.join(rootDir, '.data/e2e-ports.json');

interface Ports {
  apiPort: number;
  sitePort: number;
}

function readPorts(): Ports {
  try {
    return JSON.parse(readFileSync(portsFile, 'utf8')) as Ports;
  } catch {
    throw new CommandError('There is no build for the end-to-end tests yet: run the step `build` as well.');
  }
}

const settingsFor = (ports: Ports) => surroundings(ports, {}).settings;

export const buildStep: TestStep = {
  name: 'build',
  title: 'Production build',
  needsTools: true,
  run: async (lifetime) => {
    rmSync(portsFile, { force: true });
    const ports = { apiPort: await quietPort(), sitePort: await quietPort() };
    const api = await startTestApi(lifetime, ports.apiPort);
    try {
      console.table(figureTable(await buildSite(lifetime, settingsFor(ports))));
      mkdirSync(path.dirname(portsFile), { recursive: true });
      writeFileSync(portsFile, JSON.stringify(ports));
      return countOne(true);
    } finally {
      await api.close();
    }
  },
};

/**
 * Serves the build of the last test run until the command ends, beside the reference API and a PostgreSQL of its own.
 * @throws CommandError when there is no such build
 */
export async function serveTestSite(lifetime: Lifetime): Promise<{ api: TestApi; siteUrl: string }> {
  const ports = readPorts();
  const { GATSBY_ORGANIZATION_KEY: organizationKey } = settingsFor(ports);
  const api = await startTestApi(lifetime, ports.apiPort);
  const options = { port: ports.sitePort, portOption: 'of the build', apiUrl: api.url, organizationKey };
  return { api, siteUrl: await serveSite(lifetime, options) };
}

/** Playwright against the production server, the reference API and a PostgreSQL that tests may look into. */
export const e2eStep: TestStep = {
  name: 'e2e',
  title: 'End-to-end tests',
  needsTools: true,
  run: async (lifetime, playwrightArguments) => {
    const { api, siteUrl } = await serveTestSite(lifetime);
    const code = await runChild(lifetime, [playwright, 'test', ...playwrightArguments], {
      env: {
        E2E_SITE_URL: siteUrl,
        E2E_API_URL: api.url,
        E2E_DATABASE_URL: api.databaseUrl,
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
      },
    });
    return withExitCode(readPlaywrightCounts(playwrightReport), code);
  },
};
