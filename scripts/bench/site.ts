/** The built site with the projects to measure, beside the reference API that has them. */
import path from 'node:path';
import { createSiteServer } from '../../deploy/server/site-server';
import { startReferenceApi } from '../../openapi/reference-api';
import { runChild } from '../lib/child-process';
import { CommandError, type CommandContext } from '../lib/command';
import { resolveSettings } from '../lib/demo-settings';
import { reservePort } from '../lib/ports';
import { step } from '../lib/step';
import { benchDataset } from './dataset';
import { copySources } from './site-copy';

export interface BenchSiteOptions {
  /** Where the site is built. */
  directory: string;
  port: number;
  apiPort: number;
  /** Whether to build, or to use the build of the last time. */
  build: boolean;
}

/** Serves the site until the command ends, and answers its address. */
export async function serveBenchSite(
  context: CommandContext,
  { directory, port, apiPort, build }: BenchSiteOptions,
): Promise<string> {
  await reservePort(port, '--port');
  await reservePort(apiPort, '--api-port');
  const { settings } = resolveSettings({ apiPort, sitePort: port }, {});
  const api = await step('Start the API with 6,300 homes', () =>
    startReferenceApi({ memory: true, port: apiPort, dataset: benchDataset }),
  );
  context.onEnd(() => api.close());
  if (build) await step('Build the site', () => buildIn(context, directory, settings));
  const server = await createSiteServer({
    publicDir: path.join(directory, 'public'),
    apiUrl: api.url,
    organizationKey: settings.GATSBY_ORGANIZATION_KEY,
  });
  context.onEnd(() => server.close());
  return server.listen({ port, host: '127.0.0.1' });
}

async function buildIn(context: CommandContext, directory: string, settings: Record<string, string>) {
  copySources(directory);
  const tsx = path.join(directory, 'node_modules/tsx/dist/cli.mjs');
  const script = path.join(directory, 'scripts/build.ts');
  const code = await runChild(context, [process.execPath, tsx, script], {
    env: { ...settings, API_IMAGES: 'off' },
    directory,
  });
  if (code !== 0) throw new CommandError(`The site was not built: see above (${code}).`);
}
