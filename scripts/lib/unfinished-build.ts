import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  identifyProcess,
  isRunning,
  type LockHolder,
} from '../../openapi/reference-api/database/data-directory';
import { replaceFile } from '../../src/sourcing/replace-file';
import { dataDir } from './paths';
import { signalGroup } from './processes';
import { readJson } from './read-json';

/** Milliseconds between two looks, and until a Gatsby that goes on is ended: by itself it notices within a second. */
const pause = 100;
const patience = 15_000;

/** There while a build runs, with the process of Gatsby: a build that finds it follows one that was cut off. */
const markFile = (directory: string) => path.join(directory, 'build-unfinished');

/** Whether the build before this one was cut off. To be asked by the one build that runs. */
export const isUnfinished = (directory = dataDir): boolean => existsSync(markFile(directory));

/** Notes that a build runs. @param gatsby its process, once it has one */
export const markUnfinished = (gatsby?: number, directory = dataDir): void =>
  replaceFile(markFile(directory), gatsby === undefined ? '' : JSON.stringify(identifyProcess(gatsby)));

/** Notes that the build has come to its end, well or not. */
export const markFinished = (directory = dataDir): void => rmSync(markFile(directory), { force: true });

/**
 * Waits until the Gatsby of a build that was killed has noticed and ended, with its workers: it would write into the folders of
 * this one. One that does not end in time is killed.
 */
export async function untilGatsbyEnded(directory = dataDir, longest = patience): Promise<void> {
  const gatsby = readJson<LockHolder>(markFile(directory));
  if (!gatsby) return; // no build was cut off, or before Gatsby was started
  // Without its first process a group of this number may be that of another program.
  for (let waited = 0; waited < longest; waited += pause) {
    if (!signalGroup(gatsby.pid, 0)) return;
    await delay(pause);
  }
  if (isRunning(gatsby)) signalGroup(gatsby.pid, 'SIGKILL');
}
