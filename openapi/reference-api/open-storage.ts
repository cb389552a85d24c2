import { existsSync } from 'node:fs';
import { lockDirectory, pgliteDirectory, type DirectoryLock } from './database/data-directory';
import { openPglite } from './database/open-pglite';
import { openPostgresql } from './database/open-postgresql';
import { resetFiles, resetTables, type ResetOptions } from './database/reset';
import { lockForServing } from './database/serving-lock';
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

/** What the storage is opened for. */
export interface StorageUse {
  /** Answers requests until it is closed: nobody else may empty the database meanwhile. */
  serves?: boolean;
  /** Delete everything first. */
  reset?: ResetOptions | undefined;
}

async function openDirectory(directory: string, { reset }: StorageUse): Promise<Storage> {
  const lock = lockDirectory(directory);
  try {
    const files = pgliteDirectory(directory);
    if (reset && existsSync(files)) await resetFiles(files, reset);
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

async function openServer(url: string, { serves, reset }: StorageUse): Promise<Storage> {
  // The pool replaces broken connections; calls that use one fail by themselves.
  const database = openPostgresql(url, () => undefined);
  try {
    const empty = reset && (() => resetTables(database, reset));
    const serving = serves || empty ? await lockForServing(url, empty) : undefined;
    const close = async () => {
      await database.destroy();
      await serving?.release();
    };
    return { database, databaseName: 'postgresql', lock: undefined, close };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/**
 * Opens the database, without tables yet when it is new.
 * @throws DirectoryInUseError when another process has the data directory open
 * @throws ResetRefusedError when it is to be emptied and holds enquiries, or another process serves the PostgreSQL
 */
export async function openStorage(options: StorageOptions, use: StorageUse = {}): Promise<Storage> {
  if (options.dataDir !== undefined) return openDirectory(options.dataDir, use);
  if (options.databaseUrl !== undefined) return openServer(options.databaseUrl, use);
  const database = await openPglite();
  return { database, databaseName: 'pglite', lock: undefined, close: () => database.destroy() };
}
