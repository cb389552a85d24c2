import { existsSync } from 'node:fs';
import { DirectoryInUseError, findHolder, pgliteDirectory } from '../database/data-directory';
import { migrate } from '../database/migrate';
import type { Database } from '../database/tables';
import { openStorage, type StorageOptions } from '../open-storage';
import { operatorPath } from '../server/operator-enquiries';
import { eraseEnquiries, type EraseSelection } from './erase-enquiries';
import { readEnquiries, type Enquiry, type EnquiryFilter } from './read-enquiries';

interface Work<Result> {
  method: 'GET' | 'DELETE';
  query: Record<string, string>;
  /** The same with the database. */
  direct: (database: Database) => Promise<Result>;
}

async function askApi<Result>(
  { url, token }: { url: string; token: string },
  work: Work<Result>,
): Promise<Result> {
  const response = await fetch(`${url}${operatorPath}?${new URLSearchParams(work.query)}`, {
    method: work.method,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The API at ${url} responded with ${response.status}`);
  return (await response.json()) as Result;
}

/** Does it with the database, or through the API while that has the data directory open. */
async function perform<Result>(storage: StorageOptions, work: Work<Result>): Promise<Result> {
  if (storage.dataDir !== undefined) {
    const holder = findHolder(storage.dataDir);
    if (holder?.operator) return askApi(holder.operator, work);
    if (holder) throw new DirectoryInUseError(storage.dataDir, holder);
    if (!existsSync(pgliteDirectory(storage.dataDir))) {
      throw new Error(`There is no data in ${storage.dataDir}; \`npm run api\` creates it.`);
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

/**
 * Enquiries, oldest first.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export const fetchEnquiries = (storage: StorageOptions, filter: EnquiryFilter): Promise<Enquiry[]> =>
  perform(storage, {
    method: 'GET',
    query: Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])),
    direct: (database) => readEnquiries(database, filter),
  });

/**
 * Erases enquiries for good and returns their reference numbers.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export const eraseStoredEnquiries = (storage: StorageOptions, selection: EraseSelection): Promise<string[]> =>
  perform(storage, {
    method: 'DELETE',
    query: 'reference' in selection ? selection : { older_than: String(selection.olderThanDays) },
    direct: (database) => eraseEnquiries(database, selection),
  });
