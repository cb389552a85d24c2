import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReferenceApi } from '../../../openapi/reference-api';
import type { CommandContext } from '../../lib/command';
import { reservePort } from '../../lib/options';
import { resolveSettings } from '../../lib/settings';
import { serveSite } from '../../lib/site';
import { buildCopy, copySources } from '../../lib/site-copy';
import { step } from '../../lib/step';
import { benchDataset } from './dataset';

/** Where the copy of this checkout is built. */
const directory = path.join(tmpdir(), 'shaqool-bench-units');

export interface BenchSiteOptions {
  port: number;
  apiPort: number;
  /** Whether to build, or to use the build of the last time. */
  build: boolean;
}

/** Serves the site beside the reference API with the projects to measure until the command ends; answers its address. */
export async function serveBenchSite(
  context: CommandContext,
  { port, apiPort, build }: BenchSiteOptions,
): Promise<string> {
  await reservePort(port, '--port');
  await reservePort(apiPort, '--api-port');
  const { settings } = resolveSettings({ apiPort, sitePort: port }, {});
  const api = await step('Start the API with 6,300 units', () =>
    startReferenceApi({ memory: true, port: apiPort, dataset: benchDataset }),
  );
  context.onEnd(() => api.close());
  if (build) {
    copySources(directory);
    await step('Build the site', () => buildCopy(context, directory, { ...settings, API_IMAGES: 'off' }));
  }
  return serveSite(context, {
    buildDir: path.join(directory, 'public'),
    port,
    portOption: '--port',
    apiUrl: api.url,
    organizationKey: settings.GATSBY_ORGANIZATION_KEY,
  });
}
