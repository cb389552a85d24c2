import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command';
import { filesBelow } from './file-trees';
import { dataDir, publicDir } from './paths';

const mebibyte = 2 ** 20;

/** Bytes of the files below a folder; 0 where there is none. */
const sizeOf = (folder: string): number =>
  existsSync(folder)
    ? filesBelow(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
    : 0;

/**
 * About how many bytes a build writes that goes on from the last one: its release, where all pages may differ. One without a
 * cache also writes that and all of `public/`.
 */
export const neededSpace = (built: number, isCold: boolean): number =>
  isCold ? 2 * built + 500 * mebibyte : built + 200 * mebibyte;

/**
 * Refuses a build that would fill the disk: one that ends in the middle of a file can leave less than it found.
 * @param free bytes that the disk of `.data` has left
 * @throws CommandError that says how much is needed
 */
export function checkSpace(isCold: boolean, free = freeSpace()): void {
  const needed = neededSpace(sizeOf(publicDir), isCold);
  if (free >= needed) return;
  const inMebibytes = (bytes: number) => `${Math.ceil(bytes / mebibyte).toLocaleString('en')} MiB`;
  throw new CommandError(
    `A build needs about ${inMebibytes(needed)}, and the disk of .data has ${inMebibytes(free)} left. Nothing was changed.`,
  );
}

function freeSpace(): number {
  const { bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : path.dirname(dataDir));
  return bavail * bsize;
}
