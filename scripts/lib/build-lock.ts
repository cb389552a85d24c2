import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DirectoryInUseError, lockDirectory } from '../../openapi/reference-api/database/data-directory';
import { dataDir } from './paths';

/** Milliseconds between two looks at whether the other build has ended. */
const pause = 500;

/**
 * Waits until no other process builds in this folder, and keeps others from it.
 * @returns lets the next one build
 */
export async function lockBuilds(directory = dataDir, log = console.log): Promise<() => void> {
  const folder = path.join(directory, 'build');
  for (let isTold = false; ; isTold = true) {
    try {
      return lockDirectory(folder).release;
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      if (!isTold) {
        const { pid } = error.holder;
        log(
          `Process ${pid} builds here: waiting for its end. If ${pid} is another program, delete ${folder}.`,
        );
      }
      await delay(pause);
    }
  }
}
