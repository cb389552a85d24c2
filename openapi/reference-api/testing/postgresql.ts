import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgresql } from './find-postgresql';
import { freePort } from './local-machine';

/** A temporary PostgreSQL, deleted when stopped. */
export interface PostgresqlServer {
  url: string;
  stop(): void;
}

/** @throws when there is none: a test run without PostgreSQL must not pass */
function findPrograms(): string {
  const directory = findPostgresql();
  if (!directory) throw new Error('PostgreSQL is missing. Install it: sudo apt-get install -y postgresql');
  return directory;
}

/** PostgreSQL refuses to run as root; Debian's package creates the user `postgres` for it. */
function asPostgresUser(program: string, args: string[]): [string, string[]] {
  const asRoot = process.getuid?.() === 0;
  return asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}

const runFile = promisify(execFile);
const run = (program: string, args: string[]) => runFile(...asPostgresUser(program, args), { cwd: tmpdir() });

/** A directory in which the user of PostgreSQL can write. */
function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'reference-api-pg-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres:', directory]);
  return directory;
}

/** Starts Debian's PostgreSQL in a temporary directory, on a free port of the loopback address. */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const programs = findPrograms();
  const directory = temporaryDirectory();
  const data = path.join(directory, 'data');
  const port = await freePort();
  // The data need not survive a crash.
  await run(path.join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'shaqool',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const settings = `-h 127.0.0.1 -p ${port} -k ${directory} -c fsync=off`;
  const log = path.join(directory, 'log');
  await run(path.join(programs, 'pg_ctl'), ['-D', data, '-l', log, '-o', settings, '-w', 'start']);
  return {
    url: `postgres://shaqool@127.0.0.1:${port}/postgres`,
    stop: () => {
      const end = asPostgresUser(path.join(programs, 'pg_ctl'), [
        '-D',
        data,
        '-m',
        'immediate',
        '-w',
        'stop',
      ]);
      execFileSync(...end, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
