import { findHolder } from '../../../openapi/reference-api/database/data-directory';
import type { EnquiryCounts } from '../../../openapi/reference-api/enquiries/count-enquiries';
import { fetchEnquiryCounts } from '../../../openapi/reference-api/enquiries/fetch-enquiries';
import { OperatorError } from '../../../openapi/reference-api/operator-work';
import { describeStorageError } from '../../../openapi/reference-api/start-messages';

/**
 * Reads at most once at a time, and waits for it no longer than `limit` milliseconds: callers that come meanwhile share what
 * runs, so that nothing piles up in front of what does not answer.
 * @throws what `read` throws, and an error when the time is over
 */
export function readWithin<Value>(limit: number, read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return async () => {
    running ??= read().finally(() => (running = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${limit / 1000} seconds`)), limit);
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}

/** Where the reference API keeps enquiries. */
export type EnquiryStorage = { databaseUrl: string } | { dataDir: string };

/** The same PostgreSQL, where a query ends after `limit` milliseconds. */
function withTimeLimit(databaseUrl: string, limit: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('query_timeout', String(limit));
  return url.href;
}

async function fetchCounts(storage: EnquiryStorage, limit: number): Promise<EnquiryCounts> {
  if ('databaseUrl' in storage) {
    return fetchEnquiryCounts({ databaseUrl: withTimeLimit(storage.databaseUrl, limit) });
  }
  // Opened here, the database would be locked just when the API wants to start.
  if (!findHolder(storage.dataDir)?.operator) {
    throw new OperatorError(
      'The reference API is not running: the enquiries of its database are counted by it.',
    );
  }
  return fetchEnquiryCounts(storage);
}

/**
 * Counts the enquiries, within a time; undefined when that is not possible, and the log says why, once for each reason.
 * @param limit milliseconds
 */
export function enquiryCounter(
  storage: EnquiryStorage,
  limit = 5000,
  log = console.error,
): () => Promise<EnquiryCounts | undefined> {
  const read = readWithin(limit, () => fetchCounts(storage, limit));
  let told = '';
  return async () => {
    try {
      const counts = await read();
      told = '';
      return counts;
    } catch (error) {
      const reason = `The enquiries cannot be counted: ${describeStorageError(error)}`;
      if (reason !== told) log(reason);
      told = reason;
      return undefined;
    }
  };
}
