/** Stands in for a page that could not be loaded; what was there before waits behind it, with all that was typed. */
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorPage } from './error-page';
import { missingPage } from './navigation';

export function MissingPage({ children }: { children: ReactNode }) {
  const address = useSyncExternalStore(missingPage.subscribe, missingPage.get, () => undefined);
  const missing = address !== undefined;
  useEffect(() => {
    if (!missing) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus();
  }, [missing]);
  return (
    <>
      {missing && <ErrorPage status={500} retry={address} />}
      <div hidden={missing}>{children}</div>
    </>
  );
}
