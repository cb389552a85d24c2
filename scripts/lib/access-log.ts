import { createWriteStream, openSync } from 'node:fs';
import type { LogTarget } from '../../deploy/server/access-log';
import { CommandError, type CommandContext } from './command';
import { readSetting } from './settings';

/**
 * Where `ACCESS_LOG` of the environment or `.env` lets requests be written: `-` is the output, anything else a file, to which
 * lines are appended, also after it was cut to nothing (`copytruncate`).
 * @returns undefined where nothing is to be written
 * @throws CommandError where the file cannot be written
 */
export function openAccessLog(
  context: CommandContext,
  target = readSetting('ACCESS_LOG'),
): LogTarget | undefined {
  if (!target) return undefined;
  if (target === '-') return process.stdout;
  try {
    const file = createWriteStream(target, { fd: openSync(target, 'a') });
    // A full disk ends the log and not the site.
    file.on('error', (error) => console.error(`ACCESS_LOG: ${error.message}`));
    context.onEnd(() => new Promise<void>((resolve) => void file.end(resolve)));
    return file;
  } catch (error) {
    throw new CommandError(
      `ACCESS_LOG cannot be written: ${error instanceof Error ? error.message : target}`,
    );
  }
}
