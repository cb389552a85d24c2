/**
 * The outbox on every page: sends what waits from earlier, erases what is too old, and tells the visitor what became of
 * it. Costs a look at names in storage where there is nothing.
 */
import { useEffect, useState, type ComponentType } from 'react';
import { useOutboxView } from './use-outbox-view';

/** Whether anything of enquiries is on the device: drafts, what waits, numbers. */
function hasTraces(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith('enquir')),
    );
  } catch {
    return false; // storage is refused: pages with a form look into the outbox itself
  }
}

function look(): void {
  if (!hasTraces()) return;
  import('./visit').then(
    ({ visit }) => visit(),
    () => addEventListener('online', look, { once: true }),
  );
}

export function OutboxNotifier() {
  useEffect(() => {
    // Once the page has settled: nobody is watching this.
    const timer = setTimeout(look, 1000);
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
