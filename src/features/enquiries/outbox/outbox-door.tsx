/**
 * The outbox on every page: sends what waits from earlier, and tells the visitor what became of it. Costs a look at a
 * flag where nothing waits.
 */
import { useEffect, useState, type ComponentType } from 'react';
import { startDelivery } from './load';
import { useOutboxView } from './use-outbox-view';
import { mayWait } from './waiting-flag';

export function OutboxDoor() {
  useEffect(() => {
    if (!mayWait()) return undefined;
    // Once the page has settled: nobody is watching this.
    const timer = setTimeout(startDelivery, 1000);
    return () => clearTimeout(timer);
  }, []);

  const { entries, news } = useOutboxView();
  const isNeeded = news.size > 0 || entries.some(({ state }) => state === 'expired' || state === 'refused');
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (!isNeeded) return;
    void import('./outbox-notice').then(
      ({ OutboxNotice }) => setNotice(() => OutboxNotice),
      () => undefined, // it is tried again with the next page
    );
  }, [isNeeded]);
  return isNeeded && Notice ? <Notice /> : null;
}
