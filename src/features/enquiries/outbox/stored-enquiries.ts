import { local, session } from '../../../browser/safe-storage';

/** Whether anything of enquiries may be on the device: drafts, entries, receipts; where localStorage is refused, a database. */
export const hasStoredEnquiries = (): boolean =>
  !local.write('enquiries-probe', undefined) ||
  [local, session].some((storage) => storage.keys().some((key) => key.startsWith('enquir')));
