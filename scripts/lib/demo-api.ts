import path from 'node:path';
import { startReferenceApi } from '../../openapi/reference-api';
import { loadDemoData } from '../../openapi/reference-api/demo/load-demo-data';
import { describeStart, describeStartError } from '../../openapi/reference-api/start-messages';
import { defaultDataDirectory } from '../../openapi/reference-api/settings';
import { isPortFree } from '../../openapi/reference-api/testing/local-machine';
import { apiBasePath, organizationKeyHeader } from '../../src/api-client/generated/contract';
import { CommandError, type CommandContext } from './command';
import { rootDir } from './paths';
import { resolveSettings, type LocalSite, type ResolvedSettings } from './settings';
import { step } from './step';
import { storageIn } from './stored-data';

/** Whether the API at this origin knows the key, within two seconds. */
async function apiAnswers(origin: string, key: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}${apiBasePath}/public/organizations/me`, {
      headers: { [organizationKeyHeader]: key, Accept: 'application/json' },
      signal: AbortSignal.timeout(2000),
    });
    return response.ok && 'data' in ((await response.json()) as object);
  } catch {
    return false;
  }
}

/**
 * Makes sure that the reference API answers on the port: uses the one that runs there, or starts one with demo data
 * that ends with the command.
 * @throws CommandError when another program has the port, or the API cannot start
 */
async function ensureDemoApi(context: CommandContext, port: number, key: string): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  if (!(await isPortFree(port)) && (await apiAnswers(origin, key))) {
    console.log(`A reference API runs on ${origin} already; it is used and left running.`);
    return;
  }
  try {
    const storage = storageIn(path.join(rootDir, defaultDataDirectory));
    const api = await startReferenceApi({
      ...storage,
      port,
      dataset: loadDemoData,
      trustProxy: ['loopback'],
    });
    context.onEnd(() => api.close());
    for (const line of describeStart(api, storage)) console.log(line);
    console.log(`Reference API ready on ${api.url}`);
  } catch (error) {
    throw new CommandError(describeStartError(error, port).replace('--port', '--api-port'), { cause: error });
  }
}

/** For the help of commands that use {@link settingsWithApi}. */
export const settingsHelp =
  '\nNeeds no .env; what one sets is used. With GATSBY_API_URL set, that API is used instead.';

/**
 * The settings of a command that needs no `.env`; the reference API runs by then, unless they name another API.
 * @throws CommandError when the reference API cannot start
 */
export async function settingsWithApi(
  context: CommandContext,
  site: LocalSite,
): Promise<ResolvedSettings['settings']> {
  const { settings, usesDemoApi } = resolveSettings(site);
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: key } = settings;
  if (usesDemoApi) await step('Reference API', () => ensureDemoApi(context, site.apiPort, key));
  else console.log(`GATSBY_API_URL is set: the site takes its data from ${apiUrl}.`);
  return settings;
}
