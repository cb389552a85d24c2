import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgresql } from './find-postgresql';
import { freePort } from './local-machine';

/** A PostgreSQL of its own, gone when stopped. */
export interface PostgresqlServer {
  url: string;
  stop(): void;
}

/** @throws in words when there is none: a test run without PostgreSQL must not look like one with it */
function findPrograms(): string {
  const directory = findPostgresql();
  if (!directory) throw new Error('PostgreSQL is missing. Install it: sudo apt-get install -y postgresql');
  return directory;
}

/** PostgreSQL refuses to run as root; Debian's package makes the user `postgres` for it. */
function run(program: string, args: string[]): void {
  const asRoot = process.getuid?.() === 0;
  const [command, rest] = asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  execFileSync(command, rest, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
}

/** A directory that the user who runs PostgreSQL can make its data in. */
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
  // Nothing here must survive a power cut.
  run(path.join(programs, 'initdb'), ['-D', data, '-U', 'shaqool', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const settings = `-h 127.0.0.1 -p ${port} -k ${directory} -c fsync=off`;
  const log = path.join(directory, 'log');
  run(path.join(programs, 'pg_ctl'), ['-D', data, '-l', log, '-o', settings, '-w', 'start']);
  return {
    url: `postgres://shaqool@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(path.join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
