import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

/** The process that has a data directory open. */
export interface LockHolder {
  pid: number;
  /** Address and secret of the running API, for the operator's commands; absent until it listens. */
  operator?: { url: string; token: string };
}

/** The directory is open in another process; opening it twice would corrupt PGlite's data. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';

  constructor(
    directory: string,
    readonly holder: LockHolder,
  ) {
    const file = lockFile(directory);
    super(
      `${directory} is in use by process ${holder.pid}. Stop that process, or choose another directory with --data. ` +
        `If process ${holder.pid} is another program, delete ${file}.`,
    );
  }
}

/** Directories that this process has open: a lock file with its own pid may be a stale one of an earlier process. */
const openDirectories = new Set<string>();

const lockFile = (directory: string) => path.join(directory, 'lock.json');

/** The folder of PGlite's files in the data directory. */
export const pgliteDirectory = (directory: string) => path.join(directory, 'pglite');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function readLock(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

const hasCode = (error: unknown, code: string) =>
  isNativeError(error) && 'code' in error && error.code === code;

/** Writes a temporary file and links it, so that no process reads an incomplete lock file. */
function createLock(file: string, holder: LockHolder): boolean {
  const temporary = `${file}.${process.pid}.new`;
  writeFileSync(temporary, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(temporary);
  }
}

/**
 * Removes a stale lock. Another process may have done so in the meantime and taken the directory: then its lock is
 * restored.
 */
function removeStaleLock(directory: string): void {
  const file = lockFile(directory);
  const temporary = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, temporary);
    if (hasOpen(directory, readLock(temporary))) linkSync(temporary, file);
    rmSync(temporary);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasOpen(directory: string, holder: LockHolder | undefined): holder is LockHolder {
  if (!holder) return false;
  return holder.pid === process.pid ? openDirectories.has(path.resolve(directory)) : isRunning(holder.pid);
}

/** The process that has `directory` open now, if any. */
export function findHolder(directory: string): LockHolder | undefined {
  const holder = readLock(lockFile(directory));
  return hasOpen(directory, holder) ? holder : undefined;
}

export interface DirectoryLock {
  /** Publishes to the operator's tools where this process listens. */
  announce(operator: NonNullable<LockHolder['operator']>): void;
  release(): void;
}

/**
 * Locks `directory` (created when missing) for this process; the lock of a process that has ended is taken over.
 * @throws DirectoryInUseError when a running process has it
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true });
  const file = lockFile(directory);
  const own: LockHolder = { pid: process.pid };
  while (!createLock(file, own)) {
    const holder = findHolder(directory);
    if (holder) throw new DirectoryInUseError(directory, holder);
    removeStaleLock(directory);
  }
  openDirectories.add(path.resolve(directory));
  return {
    announce: (operator) => {
      const temporary = `${file}.${process.pid}.new`;
      writeFileSync(temporary, JSON.stringify({ ...own, operator }), { mode: 0o600 });
      renameSync(temporary, file);
    },
    release: () => {
      openDirectories.delete(path.resolve(directory));
      rmSync(file, { force: true });
    },
  };
}
