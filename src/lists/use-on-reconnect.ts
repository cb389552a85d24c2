import { useEffect } from 'react';

/** While `waiting`, calls `retry` when the network is back, and when the visitor comes back to the page. */
export function useOnReconnect(waiting: boolean, retry: () => void): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const onVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [waiting, retry]);
}
