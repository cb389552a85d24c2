import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Full path of the first of these programs on the PATH; administrators' directories count too. */
export function findProgram(...names: string[]): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
  return names
    .flatMap((name) => directories.map((directory) => path.join(directory, name)))
    .find((file) => isExecutable(file));
}
