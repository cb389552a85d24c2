import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

/** The process that has a data directory open. */
export interface LockHolder {
  pid: number;
  /** When it was started, where the system says so: after a crash another program may have its id. */
  started?: string | undefined;
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

/** The system's name of a process's start, which no other process has; undefined where it gives none. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // After the name of the program, which may hold anything, the 20th field is the time since the boot.
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return `${boot} ${fields.split(' ')[19]}`;
  } catch {
    return undefined;
  }
}

/** A process as a note names it that outlives the process. */
export const identifyProcess = (pid: number): LockHolder => ({ pid, started: startOf(pid) });

/** Whether the process is there, and not another one that was given its number. */
export function isRunning({ pid, started }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  const now = startOf(pid);
  return started === undefined || now === undefined || now === started;
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
  return holder.pid === process.pid ? openDirectories.has(path.resolve(directory)) : isRunning(holder);
}

/** The process that has `directory` open now, if any. */
export function findHolder(directory: string): LockHolder | undefined {
  const holder = readLock(lockFile(directory));
  return hasOpen(directory, holder) ? holder : undefined;
}

/** Removes what processes left that ended while they took or gave back the lock. */
function removeRemains(directory: string): void {
  for (const name of readdirSync(directory)) {
    const [, pid] = /^lock\.json\.(\d+)\.(?:new|stale)$/.exec(name) ?? [];
    if (pid && !isRunning({ pid: Number(pid) })) rmSync(path.join(directory, name), { force: true });
  }
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
  const own = identifyProcess(process.pid);
  while (!createLock(file, own)) {
    const holder = findHolder(directory);
    if (holder) throw new DirectoryInUseError(directory, holder);
    removeStaleLock(directory);
  }
  removeRemains(directory);
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
