import { isNativeError } from 'node:util/types';
import { ResetRefusedError } from './database/reset';
import type { ReferenceApi } from './start';

interface StartOptions {
  dataDir?: string;
  reset?: boolean;
  scale?: object;
}

/** Log lines about a start. */
export function describeStart(api: ReferenceApi, { dataDir, reset, scale }: StartOptions): string[] {
  const { migrations, loaded, databaseName } = api;
  const where = databaseName === 'pglite' ? `PGlite in ${dataDir}` : 'PostgreSQL (DATABASE_URL)';
  const rows = loaded && Object.entries(loaded).map(([table, count]) => `${count} ${table}`);
  return [
    `Database: ${where}${reset ? ', emptied first' : ''}`,
    migrations.length > 0 ? `Migrated: ${migrations.join(', ')}` : 'Tables are up to date',
    rows ? `Loaded: ${rows.join(', ')}` : 'The existing data is unchanged',
    ...(scale && !rows ? ['--scale fills an empty database only: add --reset to replace the data'] : []),
  ];
}

/** The code of a system error or of its cause. */
export function getErrorCode(error: unknown): unknown {
  if (!isNativeError(error)) return undefined;
  return 'code' in error ? error.code : getErrorCode(error.cause);
}

/** Why a start failed, and what to do about it. */
export function describeStartError(error: unknown, port: number): string {
  const code = getErrorCode(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port with --port.`;
  }
  if (code === 'EACCES') return `Port ${port} is not allowed. Choose another one with --port.`;
  if (error instanceof ResetRefusedError) return error.message;
  return describeStorageError(error);
}

/** Why the data cannot be reached or a command failed, in a sentence. */
export function describeStorageError(error: unknown): string {
  const code = getErrorCode(error);
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'The PostgreSQL of DATABASE_URL cannot be reached. Start it, or unset DATABASE_URL for the embedded database.';
  }
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error instanceof Error ? error.message : String(error)}${cause}`;
}
