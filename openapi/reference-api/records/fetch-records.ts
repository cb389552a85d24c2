import type { StorageOptions } from '../open-storage';
import { performWork } from '../operator-work';
import { recordsPath } from '../server/operator-records';
import { applyRecords, type ApplyOptions } from './apply-records';
import type { Plan } from './plan-entry';
import { readRecords } from './read-records';
import type { Records, Section } from './records';

/**
 * What is stored of these parts.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export const fetchRecords = (storage: StorageOptions, wanted: readonly Section[]): Promise<Records> =>
  performWork(storage, {
    method: 'GET',
    path: recordsPath,
    query: { sections: wanted.join(',') },
    direct: (database) => readRecords(database, wanted),
  });

/**
 * Applies a file, through the API while that runs on an embedded database.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export const applyStoredRecords = (
  storage: StorageOptions,
  file: unknown,
  options: ApplyOptions,
): Promise<Plan> =>
  performWork(storage, {
    method: 'POST',
    path: recordsPath,
    body: { file, ...options },
    direct: (database) => applyRecords(database, file, options),
  });
