import type { RebuildOutcome } from '../../deploy/server/rebuild-hook';
import { readBuildReport } from '../../src/sourcing/read/build-report';
import { runScript } from './child-process';
import { CommandError, type CommandContext } from './command';
import { dataDir } from './paths';
import { readSetting } from './settings';

/** Runs `npm run refresh` in a process of its own, and says what became of it. */
export async function refreshInProcess(context: CommandContext): Promise<RebuildOutcome> {
  const code = await runScript(context, ['build/refresh.ts']);
  if (code === 0) return { state: 'succeeded' };
  const { error = `the build ended with ${code}` } = (await readBuildReport(dataDir)) ?? {};
  return { state: 'failed', error };
}

/** Characters of the secret at least. */
const minSecretLength = 16;

/**
 * The secret of `/hooks/rebuild`, from `REBUILD_SECRET` of the environment or `.env`; undefined where there is none.
 * @throws CommandError for one that is easy to guess
 */
export function rebuildSecret(): string | undefined {
  const value = readSetting('REBUILD_SECRET');
  if (!value) return undefined;
  if (value.length >= minSecretLength) return value;
  throw new CommandError(
    `REBUILD_SECRET has fewer than ${minSecretLength} characters: openssl rand -hex 24 makes one.`,
  );
}
