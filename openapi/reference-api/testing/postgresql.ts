import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgresql } from './find-postgresql';
import { freePort } from './local-machine';
import { howToInstall } from './tools';

const runFile = promisify(execFile);

/** A temporary PostgreSQL, deleted when stopped. */
export interface PostgresqlServer {
  url: string;
  /** Kills all of its processes at once, as a machine does that goes down. */
  kill(): void;
  /** Starts it again on its data. */
  start(): Promise<void>;
  stop(): void;
}

/** @throws when there is none: tests that need it must not pass */
function findPrograms(): string {
  const directory = findPostgresql();
  if (!directory) throw new Error(`PostgreSQL is missing. Install it: ${howToInstall('PostgreSQL')}`);
  return directory;
}

interface User {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root; packages of all systems create the user `postgres` for it.
 * @returns undefined when this process is not root
 */
function findUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A directory in which that user can write. */
function temporaryDirectory(user: User | undefined): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'reference-api-pg-'));
  if (user) chownSync(directory, user.uid, user.gid);
  return directory;
}

/**
 * Data of a new PostgreSQL, made once a machine: to make them takes many times as long as to copy them.
 * @returns the directory, which nobody changes
 */
async function emptyData(programs: string, user: User | undefined): Promise<string> {
  const key = createHash('sha256')
    .update(`${programs} ${user?.uid ?? process.getuid?.()}`)
    .digest('hex');
  const kept = path.join(tmpdir(), `reference-api-pg-empty-${key.slice(0, 12)}`);
  if (existsSync(kept)) return kept;
  const directory = temporaryDirectory(user);
  const data = path.join(directory, 'data');
  // The data need not survive a crash.
  const created = ['-D', data, '-U', 'shaqool', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await runFile(path.join(programs, 'initdb'), created, { ...user, cwd: directory });
  try {
    renameSync(data, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error; // another process was first
  }
  rmSync(directory, { recursive: true, force: true });
  return kept;
}

/** Starts this machine's PostgreSQL in a temporary directory, on a free port of the loopback address. */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const programs = findPrograms();
  const user = findUser();
  const directory = temporaryDirectory(user);
  const options = { ...user, cwd: directory };
  const data = path.join(directory, 'data');
  const port = await freePort();
  await runFile('cp', ['-a', await emptyData(programs, user), data], options);
  // No socket: on macOS its path would be too long.
  const settings = `-h 127.0.0.1 -p ${port} -c unix_socket_directories='' -c fsync=off`;
  const log = path.join(directory, 'log');
  const control = path.join(programs, 'pg_ctl');
  const start = async () => {
    await runFile(control, ['-D', data, '-l', log, '-o', settings, '-w', 'start'], options);
  };
  await start();
  return {
    url: `postgres://shaqool@127.0.0.1:${port}/postgres`,
    kill: () => {
      const parent = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1).join();
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', parent], { encoding: 'utf8' });
      for (const pid of [parent, ...children.split('\n')].map(Number).filter(Boolean)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended with its parent.
        }
      }
      // Where nobody collects orphans, as in containers, the process would count as one that runs.
      rmSync(path.join(data, 'postmaster.pid'), { force: true });
    },
    start,
    stop: () => {
      const end = ['-D', data, '-m', 'immediate', '-w', 'stop'];
      execFileSync(control, end, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
