import { useEffect } from 'react';

/** While `waiting`, calls `again` when the network is back, and when the visitor comes back to the page. */
export function useWhenBack(waiting: boolean, again: () => void): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const seen = () => {
      if (document.visibilityState === 'visible') again();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [waiting, again]);
}
