import { useEffect, useState, type ComponentType } from 'react';
import { local, session } from '../../../browser/safe-storage';
import { useOutboxView } from './outbox-view';

/** Whether anything of enquiries is on the device: drafts, entries, receipts. */
const hasStoredEnquiries = () =>
  [local, session].some((storage) => storage.keys().some((key) => key.startsWith('enquir')));

function resume(): void {
  if (!hasStoredEnquiries()) return;
  import('./lazy-outbox').then(
    ({ resumeOutbox }) => resumeOutbox(),
    () => addEventListener('online', resume, { once: true }),
  );
}

/**
 * The outbox on every page: sends what waits from earlier visits, erases what is too old, and notifies the visitor.
 * Loads nothing where nothing is stored.
 */
export function OutboxNotifier() {
  useEffect(() => {
    // After the page has settled: nobody waits for this.
    const timer = setTimeout(resume, 1000);
    return () => clearTimeout(timer);
  }, []);

  const { entries, unread } = useOutboxView();
  const isNeeded = unread.size > 0 || entries.some(({ state }) => state === 'expired' || state === 'refused');
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (!isNeeded) return;
    void import('./outbox-notice').then(
      ({ OutboxNotice }) => setNotice(() => OutboxNotice),
      () => undefined, // it is loaded again with the next page
    );
  }, [isNeeded]);
  return isNeeded && Notice ? <Notice /> : null;
}
