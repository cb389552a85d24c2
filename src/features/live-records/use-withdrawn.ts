import { useSyncExternalStore } from 'react';
import { nothingWithdrawn, withdrawnRecords, type IsWithdrawn } from './withdrawn-records';

/** What is known to be no longer published, as a question; nothing while hydrating, when the page must still equal its HTML. */
export const useWithdrawn = (): IsWithdrawn =>
  useSyncExternalStore(withdrawnRecords.subscribe, withdrawnRecords.get, () => nothingWithdrawn);
