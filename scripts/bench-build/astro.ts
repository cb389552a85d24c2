import { cpSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild } from '../lib/child-process';
import { CommandError, type CommandContext } from '../lib/command';
import { step } from '../lib/step';
import { measureBuild, type BuildCost } from './measure';

/** Installed when it is needed: it brings 300 packages, which nothing else here uses. */
const astroVersion = '5.18.2';

const directory = path.join(tmpdir(), `shaqool-bench-astro-${astroVersion}`);

interface AstroBuild {
  settings: Record<string, string>;
  requestCount(): number;
}

/**
 * Builds the same pages with Astro, cold, from the small site in `astro/`.
 * @throws CommandError when Astro cannot be installed, or its build fails
 */
export async function buildAstro(
  context: CommandContext,
  { settings, requestCount }: AstroBuild,
): Promise<BuildCost> {
  cpSync(path.join(__dirname, 'astro'), directory, { recursive: true });
  if (!existsSync(path.join(directory, 'node_modules/astro'))) {
    await step('Install Astro', () =>
      run(context, ['npm', 'install', '--no-audit', '--no-fund', `astro@${astroVersion}`]),
    );
  }
  for (const name of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']) {
    rmSync(path.join(directory, name), { recursive: true, force: true });
  }
  const cli = path.join(directory, 'node_modules/astro/astro.js');
  const env = { ...settings, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  return step('Astro', () =>
    measureBuild({
      name: 'Astro, cold',
      output: path.join(directory, 'dist'),
      run: (onStart) => run(context, [process.execPath, cli, 'build', '--silent'], { env, onStart }),
      requestCount,
    }),
  );
}

async function run(
  context: CommandContext,
  command: [string, ...string[]],
  options: { env?: Record<string, string>; onStart?: (pid: number) => void } = {},
): Promise<void> {
  const code = await runChild(context, command, { ...options, directory });
  if (code !== 0) throw new CommandError(`${command.join(' ')} ended with ${code}: see above.`);
}
