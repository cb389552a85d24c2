/** Ports and programs of this machine, for tests and commands. */
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';

/** Whether a program can listen on this loopback port now; port 0 is always free. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Ports that this process has given away: those who got them may not listen yet. */
const givenPorts = new Set<number>();

/**
 * A free port below those that systems hand out for outgoing connections, so that no program gets it by chance before
 * the caller listens on it. Never the same one twice.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const candidate = 20_000 + Math.floor(Math.random() * 10_000);
    if (givenPorts.has(candidate) || !(await isPortFree(candidate))) continue;
    givenPorts.add(candidate);
    return candidate;
  }
}

/** Lets a server listen on a loopback port, any free one when left out. @returns its origin */
export async function listenLocally(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where administrators' programs are, and those of Homebrew, which a program that is not started by a shell does not see. */
const furtherDirectories = ['/usr/sbin', '/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/** Full path of the first of these programs on the PATH or in the directories above. */
export function findProgram(...names: string[]): string | undefined {
  const directories = [
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    ...furtherDirectories,
  ];
  return names
    .flatMap((name) => directories.map((directory) => path.join(directory, name)))
    .find((file) => isExecutable(file));
}

/** Arguments of Node for a command in `scripts/`: without the process that tsx puts in between, in half of the time. */
export const commandArguments = (script: string, ...flags: string[]): string[] => [
  '--require',
  require.resolve('tsx/cjs'),
  path.resolve(__dirname, '../../../scripts', script),
  ...flags,
];
