import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

/** Who has the directory open, and where its operator can reach it. */
export interface Holder {
  pid: number;
  /** Address and secret of the running API, for `api:enquiries`; absent until it listens. */
  operator?: { url: string; token: string };
}

/** The directory is open in another process. PGlite would corrupt it. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';

  constructor(
    directory: string,
    readonly holder: Holder,
  ) {
    const file = lockFile(directory);
    super(
      `${directory} is in use by process ${holder.pid}. Stop that process, or choose another directory with --data. ` +
        `If process ${holder.pid} is something else altogether, delete ${file}.`,
    );
  }
}

/** Directories that this process has open: its own pid in a lock file says nothing about them. */
const held = new Set<string>();

const lockFile = (directory: string) => path.join(directory, 'lock.json');

/** Where PGlite keeps its files inside the data directory. */
export const pgliteDirectory = (directory: string) => path.join(directory, 'pglite');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function readLock(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

const hasCode = (error: unknown, code: string) =>
  isNativeError(error) && 'code' in error && error.code === code;

/** Written aside and linked, so that nobody ever reads half a lock file. */
function createLock(file: string, holder: Holder): boolean {
  const aside = `${file}.${process.pid}.new`;
  writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(aside);
  }
}

/**
 * Removes a lock found stale. Another process may have done so in between and hold the directory by now:
 * its lock is put back.
 */
function removeStaleLock(directory: string): void {
  const file = lockFile(directory);
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (isHolding(directory, readLock(aside))) linkSync(aside, file);
    rmSync(aside);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function isHolding(directory: string, holder: Holder | undefined): holder is Holder {
  if (!holder) return false;
  return holder.pid === process.pid ? held.has(path.resolve(directory)) : isRunning(holder.pid);
}

/** The process that has `directory` open now, if any. */
export function findHolder(directory: string): Holder | undefined {
  const holder = readLock(lockFile(directory));
  return isHolding(directory, holder) ? holder : undefined;
}

export interface DirectoryLock {
  /** Tells the operator's tools where this process listens. */
  announce(operator: NonNullable<Holder['operator']>): void;
  release(): void;
}

/**
 * Takes `directory` (made when missing) for this process; the lock of a process that has died is taken over.
 * @throws DirectoryInUseError when a running process has it
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true });
  const file = lockFile(directory);
  const own: Holder = { pid: process.pid };
  while (!createLock(file, own)) {
    const holder = findHolder(directory);
    if (holder) throw new DirectoryInUseError(directory, holder);
    removeStaleLock(directory);
  }
  held.add(path.resolve(directory));
  return {
    announce: (operator) => {
      const aside = `${file}.${process.pid}.new`;
      writeFileSync(aside, JSON.stringify({ ...own, operator }), { mode: 0o600 });
      renameSync(aside, file);
    },
    release: () => {
      held.delete(path.resolve(directory));
      rmSync(file, { force: true });
    },
  };
}
