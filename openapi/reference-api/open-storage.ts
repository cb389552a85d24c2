import { rmSync } from 'node:fs';
import { lockDirectory, pgliteDirectory, type DirectoryLock } from './database/data-directory';
import { dropTables } from './database/migrate';
import { openPglite } from './database/open-pglite';
import { openPostgresql } from './database/open-postgresql';
import type { Database } from './database/tables';

/** One of three kinds of storage. */
export type StorageOptions =
  /** The PostgreSQL at this address. */
  | { databaseUrl: string; dataDir?: undefined; memory?: undefined }
  /** PGlite in this directory, created when missing. */
  | { dataDir: string; databaseUrl?: undefined; memory?: undefined }
  /** PGlite in memory: lost when closed. */
  | { memory: true; databaseUrl?: undefined; dataDir?: undefined };

export interface Storage {
  database: Database;
  databaseName: 'pglite' | 'postgresql';
  /** Lock of the data directory, if there is one. */
  lock: DirectoryLock | undefined;
  close(): Promise<void>;
}

async function openDirectory(directory: string, reset: boolean): Promise<Storage> {
  const lock = lockDirectory(directory);
  try {
    const files = pgliteDirectory(directory);
    if (reset) rmSync(files, { recursive: true, force: true });
    const database = await openPglite(files);
    const close = async () => {
      await database.destroy();
      lock.release();
    };
    return { database, databaseName: 'pglite', lock, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the database, without tables yet when it is new.
 * @param reset delete everything first, enquiries included
 * @throws DirectoryInUseError when another process has the data directory open
 */
export async function openStorage(options: StorageOptions, reset = false): Promise<Storage> {
  if (options.dataDir !== undefined) return openDirectory(options.dataDir, reset);
  if (options.memory) {
    const database = await openPglite();
    return { database, databaseName: 'pglite', lock: undefined, close: () => database.destroy() };
  }
  // The pool replaces broken connections; calls that use one fail by themselves.
  const database = openPostgresql(options.databaseUrl, () => undefined);
  const close = () => database.destroy();
  try {
    if (reset) await dropTables(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, databaseName: 'postgresql', lock: undefined, close };
}
