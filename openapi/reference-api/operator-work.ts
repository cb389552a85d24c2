import { existsSync } from 'node:fs';
import { DirectoryInUseError, findHolder, pgliteDirectory } from './database/data-directory';
import { migrate } from './database/migrate';
import type { Database } from './database/tables';
import { openStorage, type StorageOptions } from './open-storage';

/** What an operator's command does with the data. */
export interface OperatorWork<Result> {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** A directory without data is filled rather than refused. */
  createsData?: boolean;
  /** The same with the database. */
  direct: (database: Database) => Promise<Result>;
}

/** The data cannot be reached; the message says what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

const unanswered = (url: string, method: string) =>
  `The API at ${url} stopped answering. ${
    method === 'GET'
      ? 'Run the command again.'
      : 'Whether the changes were stored is not known: run the command again to see.'
  }`;

async function askApi<Result>(
  { url, token }: { url: string; token: string },
  { method, path, query, body }: OperatorWork<Result>,
): Promise<Result> {
  const request = {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
  const ask = async () => {
    const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, request);
    return { status: response.status, text: await response.text() };
  };
  const { status, text } = await ask().catch((cause: unknown) => {
    throw new OperatorError(unanswered(url, method), { cause });
  });
  if (status === 404)
    throw new OperatorError(
      `The API at ${url} does not know this command. Restart it: it was started from an older version.`,
    );
  if (status === 409) throw new OperatorError((JSON.parse(text) as { refused: string }).refused);
  if (status !== 200) throw new OperatorError(`The API at ${url} responded with ${status}`);
  return JSON.parse(text) as Result;
}

/**
 * Does it with the database, or through the API while that has the data directory open.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export async function performWork<Result>(
  storage: StorageOptions,
  work: OperatorWork<Result>,
): Promise<Result> {
  if (storage.dataDir !== undefined) {
    const holder = findHolder(storage.dataDir);
    if (holder?.operator) return askApi(holder.operator, work);
    if (holder) throw new DirectoryInUseError(storage.dataDir, holder);
    if (!work.createsData && !existsSync(pgliteDirectory(storage.dataDir))) {
      throw new OperatorError(`There is no data in ${storage.dataDir}; \`npm run api -- serve\` creates it.`);
    }
  }
  const { database, close } = await openStorage(storage);
  try {
    await migrate(database);
    return await work.direct(database);
  } finally {
    await close();
  }
}
