import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file as it is written, with the process that does: two processes never write the same one. */
const unfinishedName = /\.(\d+)$/;

/**
 * Gives a file another content as a whole: whoever reads it finds the one or the other, also after the process was killed,
 * the disk was full or the machine went off. In one step, so that two calls of a process do not meet.
 */
export function replaceFile(file: string, data: string | Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  const opened = openSync(unfinished, 'w');
  try {
    writeFileSync(opened, data);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(unfinished, file);
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes what {@link replaceFile} left in a folder, and in those below it where `recursive` is set, when its process was
 * killed. Call it before this process writes there itself. A folder that is not there has nothing.
 */
export function removeUnfinished(folder: string, { recursive = false } = {}): void {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  for (const name of names) {
    const [, pid] = unfinishedName.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { force: true });
  }
}
