import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Programs on Debian and Ubuntu, one directory a version. */
const installed = '/usr/lib/postgresql';

/** Directory of the newest server's programs; undefined when no server is installed. */
export function findPostgresql(): string | undefined {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(installed, version, 'bin'))
    .find((directory) => existsSync(path.join(directory, 'initdb')));
}
