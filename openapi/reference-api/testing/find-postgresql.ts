import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders with a directory for each version, and where in it the programs are. */
const versioned: readonly [folder: string, name: RegExp, inside: string][] = [
  ['/usr/lib/postgresql', /^\d+$/, 'bin'], // Debian, Ubuntu
  ['/usr', /^pgsql-\d+$/, 'bin'], // Fedora and RHEL, from PostgreSQL's own packages
  ['/usr/libexec', /^postgresql\d+$/, ''], // Alpine
  ['/opt/homebrew/opt', /^postgresql@\d+$/, 'bin'], // macOS, Homebrew on ARM
  ['/usr/local/opt', /^postgresql@\d+$/, 'bin'], // macOS, Homebrew on Intel
  ['/Applications/Postgres.app/Contents/Versions', /^\d+$/, 'bin'],
];

const versionIn = (directory: string) => Number(/\d+/.exec(directory)?.[0] ?? 0);

/** The programs that the tests start. */
const programs = ['initdb', 'pg_ctl', 'postgres'];

const namesIn = (folder: string) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/**
 * Directory of the newest server's programs: where packages of this and other systems put them, else on the PATH (Arch,
 * Fedora, Nix).
 * @param searchPath directories with `path.delimiter` between them
 * @param root where `/usr` and `/opt` are
 * @returns undefined when no server is installed
 */
export function findPostgresql(searchPath = process.env.PATH ?? '', root = '/'): string | undefined {
  const installed = versioned.flatMap(([folder, name, inside]) =>
    namesIn(path.join(root, folder))
      .filter((entry) => name.test(entry))
      .map((entry) => ({
        version: versionIn(entry),
        directory: path.join(root, folder, entry, inside),
      })),
  );
  const newestFirst = installed.sort((one, other) => other.version - one.version);
  return [
    ...newestFirst.map(({ directory }) => directory),
    ...searchPath.split(path.delimiter).filter(Boolean),
  ].find((directory) => programs.every((name) => existsSync(path.join(directory, name))));
}
