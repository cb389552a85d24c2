import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workerSettings } from '../../lib/build-workers';
import { runChild } from '../../lib/child-process';
import { CommandError, type CommandContext } from '../../lib/command';
import { rootDir } from '../../lib/paths';
import { gatsbyCli } from '../../lib/run-gatsby';
import { step } from '../../lib/step';
import { measureBuild, type BuildCost } from './measure';

interface PeerBuild {
  settings: Record<string, string>;
  requestCount(): number;
}

/**
 * Builds the same records with Gatsby and no plugin, cold and unchanged, from the small site in `gatsby/`: what Gatsby
 * itself takes.
 * @throws CommandError when a build fails
 */
export async function buildGatsbyAlone(context: CommandContext, build: PeerBuild): Promise<BuildCost[]> {
  const directory = path.join(tmpdir(), 'shaqool-bench-gatsby');
  cpSync(path.join(__dirname, 'gatsby'), directory, { recursive: true });
  for (const name of ['.cache', 'public', 'node_modules'])
    rmSync(path.join(directory, name), { recursive: true, force: true });
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
        run: async (onStart) => {
          const command = [process.execPath, gatsbyCli, 'build'] as [string, ...string[]];
          const code = await runChild(context, command, { directory, env, onStart });
          if (code !== 0) throw new CommandError(`gatsby build ended with ${code}: see above.`);
        },
        requestCount: build.requestCount,
      }),
    );
    costs.push(cost);
  }
  return costs;
}
