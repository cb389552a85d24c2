import { performWork } from '../operator-work';
import type { StorageOptions } from '../open-storage';
import { enquiriesPath, enquiryCountsPath } from '../server/operator-enquiries';
import { countEnquiries, type EnquiryCounts } from './count-enquiries';
import { eraseEnquiries, type EraseSelection } from './erase-enquiries';
import { readEnquiries, type Enquiry, type EnquiryFilter } from './read-enquiries';

/**
 * Enquiries, oldest first.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export const fetchEnquiries = (storage: StorageOptions, filter: EnquiryFilter): Promise<Enquiry[]> =>
  performWork(storage, {
    method: 'GET',
    path: enquiriesPath,
    query: Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])),
    direct: (database) => readEnquiries(database, filter),
  });

/**
 * Erases enquiries for good and returns their reference numbers.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export const eraseStoredEnquiries = (storage: StorageOptions, selection: EraseSelection): Promise<string[]> =>
  performWork(storage, {
    method: 'DELETE',
    path: enquiriesPath,
    query: 'reference' in selection ? selection : { older_than: String(selection.olderThanDays) },
    direct: (database) => eraseEnquiries(database, selection),
  });

/**
 * How many enquiries there are, and how many nobody has been told of.
 * @throws OperatorError without data; DirectoryInUseError when another process has the directory open and is not the API
 */
export const fetchEnquiryCounts = (storage: StorageOptions): Promise<EnquiryCounts> =>
  performWork(storage, { method: 'GET', path: enquiryCountsPath, direct: countEnquiries });
