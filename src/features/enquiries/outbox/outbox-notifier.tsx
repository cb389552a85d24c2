import { useEffect } from 'react';
import { createDeferredComponent } from '../../../ui';
import { useOutboxView } from './outbox-view';
import { hasStoredEnquiries } from './stored-enquiries';

const OutboxNotice = createDeferredComponent(() =>
  import('./outbox-notice').then((module) => module.OutboxNotice),
);

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
  return <OutboxNotice needed={isNeeded} />;
}
