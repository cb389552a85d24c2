import { existsSync } from 'node:fs';
import { DirectoryInUseError, findHolder, pgliteDirectory } from '../database/data-directory';
import { migrate } from '../database/migrate';
import { openStorage, type StorageOptions } from '../open-storage';
import { operatorPath } from '../server/operator-enquiries';
import { readEnquiries, type Enquiry, type EnquiryFilter } from './read-enquiries';

async function readFromApi(
  { url, token }: { url: string; token: string },
  filter: EnquiryFilter,
): Promise<Enquiry[]> {
  const response = await fetch(`${url}${operatorPath}?${new URLSearchParams({ ...filter })}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The API at ${url} responded with ${response.status}`);
  return (await response.json()) as Enquiry[];
}

/**
 * Enquiries, oldest first, from the database, or from the API while it has the data directory open.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export async function fetchEnquiries(storage: StorageOptions, filter: EnquiryFilter): Promise<Enquiry[]> {
  if (storage.dataDir !== undefined) {
    const holder = findHolder(storage.dataDir);
    if (holder?.operator) return readFromApi(holder.operator, filter);
    if (holder) throw new DirectoryInUseError(storage.dataDir, holder);
    if (!existsSync(pgliteDirectory(storage.dataDir))) {
      throw new Error(`There is no data in ${storage.dataDir}; \`npm run api\` creates it.`);
    }
  }
  const { database, close } = await openStorage(storage);
  try {
    await migrate(database);
    return await readEnquiries(database, filter);
  } finally {
    await close();
  }
}
