import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workerSettings } from '../lib/build-workers';
import { runChild } from '../lib/child-process';
import { CommandError, type CommandContext } from '../lib/command';
import { rootDir } from '../lib/paths';
import { gatsbyCli } from '../lib/run-gatsby';
import { step } from '../lib/step';
import { measureBuild, type BuildCost } from './measure';

/** Installed when it is needed: it brings 300 packages, which nothing else here uses. */
const astroVersion = '5.18.2';

interface PeerBuild {
  settings: Record<string, string>;
  requestCount(): number;
}

/**
 * Builds the same records with Astro, cold, from the small site in `astro/`.
 * @throws CommandError when Astro cannot be installed, or its build fails
 */
export async function buildAstro(context: CommandContext, build: PeerBuild): Promise<BuildCost[]> {
  const directory = copySite('astro', `astro-${astroVersion}`);
  if (!existsSync(path.join(directory, 'node_modules/astro'))) {
    await step('Install Astro', () =>
      run(context, directory, ['npm', 'install', '--no-audit', '--no-fund', `astro@${astroVersion}`]),
    );
  }
  removeAll(directory, ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']);
  const cli = path.join(directory, 'node_modules/astro/astro.js');
  const env = { ...build.settings, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const cold = await step('Astro', () =>
    measureBuild({
      name: 'Astro, cold',
      output: path.join(directory, 'dist'),
      run: (onStart) =>
        run(context, directory, [process.execPath, cli, 'build', '--silent'], { env, onStart }),
      requestCount: build.requestCount,
    }),
  );
  return [cold];
}

/**
 * Builds the same records with Gatsby and no plugin, cold and unchanged, from the small site in `gatsby/`: what Gatsby
 * itself takes.
 * @throws CommandError when a build fails
 */
export async function buildGatsbyAlone(context: CommandContext, build: PeerBuild): Promise<BuildCost[]> {
  const directory = copySite('gatsby', 'gatsby');
  removeAll(directory, ['.cache', 'public', 'node_modules']);
  symlinkSync(path.join(rootDir, 'node_modules'), path.join(directory, 'node_modules'));
  const env = {
    ...build.settings,
    ...workerSettings(),
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  const costs: BuildCost[] = [];
  for (const name of ['Gatsby alone, cold', 'Gatsby alone, unchanged']) {
    const cost = await step(name, () =>
      measureBuild({
        name,
        output: path.join(directory, 'public'),
        run: (onStart) => run(context, directory, [process.execPath, gatsbyCli, 'build'], { env, onStart }),
        requestCount: build.requestCount,
      }),
    );
    costs.push(cost);
  }
  return costs;
}

/** A copy, in a temporary folder, of the site in the folder `name` beside this file. */
function copySite(name: string, copyName: string): string {
  const directory = path.join(tmpdir(), `shaqool-bench-${copyName}`);
  cpSync(path.join(__dirname, name), directory, { recursive: true });
  cpSync(path.join(__dirname, 'records.mjs'), path.join(directory, 'records.mjs'));
  return directory;
}

function removeAll(directory: string, names: readonly string[]): void {
  for (const name of names) rmSync(path.join(directory, name), { recursive: true, force: true });
}

async function run(
  context: CommandContext,
  directory: string,
  command: [string, ...string[]],
  options: { env?: Record<string, string>; onStart?: (pid: number) => void } = {},
): Promise<void> {
  const code = await runChild(context, command, { ...options, directory });
  if (code !== 0) throw new CommandError(`${command.join(' ')} ended with ${code}: see above.`);
}
