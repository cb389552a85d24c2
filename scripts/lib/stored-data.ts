/** What commands share that work on the data of the reference API, also while it runs. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DirectoryInUseError } from '../../openapi/reference-api/database/data-directory';
import { OperatorError } from '../../openapi/reference-api/operator-work';
import { defaultDataDirectory, readSettings, SettingsError } from '../../openapi/reference-api/settings';
import { getErrorCode, describeStorageError } from '../../openapi/reference-api/start-messages';
import { CommandError } from './command';

/** The option that chooses the embedded database. */
export const dataOption = [
  '--data <directory>',
  'data directory of the embedded database',
  defaultDataDirectory,
] as const;

/** Where the data is: in the PostgreSQL of `DATABASE_URL`, else in the embedded database of this directory. */
export function storageIn(
  dataDir: string,
): { databaseUrl: string; dataDir?: never } | { dataDir: string; databaseUrl?: never } {
  const { DATABASE_URL: databaseUrl } = readSettings();
  return databaseUrl ? { databaseUrl } : { dataDir };
}

/** @throws CommandError with the reason when the file cannot be read */
export function readInput(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CommandError(
      `${file} ${getErrorCode(error) === 'ENOENT' ? 'does not exist' : 'cannot be read'}.`,
    );
  }
}

/**
 * Writes a new file; one that cannot be written in full is removed.
 * @param hint said of a file that exists already
 * @throws CommandError when it exists, or cannot be written
 */
export function writeOutput(file: string, data: string | Buffer, { mode = 0o666, hint = '' } = {}): void {
  try {
    writeFileSync(file, data, { flag: 'wx', mode });
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST')
      throw new CommandError(`${file} exists already${hint}. Choose another name.`);
    rmSync(file, { force: true });
    throw new CommandError(`${file} cannot be written (${String(getErrorCode(error))}).`);
  }
}

/** Failures whose message is for people already. */
const forPeople = [CommandError, DirectoryInUseError, OperatorError, SettingsError];

/** Runs a command; a failure is printed as a sentence, and the exit code is 1. */
export function runOnData(work: () => Promise<unknown>): void {
  work().catch((error: unknown) => {
    const isForPeople = forPeople.some((kind) => error instanceof kind);
    console.error(isForPeople ? (error as Error).message : describeStorageError(error));
    process.exitCode = 1;
  });
}
