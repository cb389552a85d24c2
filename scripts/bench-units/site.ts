import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReferenceApi } from '../../openapi/reference-api';
import { runChild } from '../lib/child-process';
import { CommandError, type CommandContext } from '../lib/command';
import { projectFiles } from '../lib/git';
import { reservePort } from '../lib/options';
import { rootDir } from '../lib/paths';
import { resolveSettings } from '../lib/settings';
import { serveSite } from '../lib/site';
import { step } from '../lib/step';
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
  if (build) await step('Build the site', () => buildCopy(context, settings));
  return serveSite(context, {
    buildDir: path.join(directory, 'public'),
    port,
    portOption: '--port',
    apiUrl: api.url,
    organizationKey: settings.GATSBY_ORGANIZATION_KEY,
  });
}

async function buildCopy(context: CommandContext, settings: Record<string, string>) {
  copySources();
  const tsx = path.join(directory, 'node_modules/tsx/dist/cli.mjs');
  const script = path.join(directory, 'scripts/build.ts');
  const code = await runChild(context, [process.execPath, tsx, script], {
    env: { ...settings, API_IMAGES: 'off' },
    directory,
  });
  if (code !== 0) throw new CommandError(`The site was not built: see above (${code}).`);
}

/** Left in the copy from build to build: they make the next one faster. */
const reused = new Set(['node_modules', '.cache', 'public']);

/** Brings a copy of this checkout up to date: built there, `public/` and `.cache/` of the checkout stay as they are. */
function copySources(): void {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory)) {
    if (!reused.has(name)) rmSync(path.join(directory, name), { recursive: true });
  }
  for (const file of projectFiles()) cpSync(path.join(rootDir, file), path.join(directory, file));
  const modules = path.join(directory, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(rootDir, 'node_modules'), modules);
}
