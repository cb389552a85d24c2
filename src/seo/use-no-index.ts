import { useEffect } from 'react';

/** Asks search engines not to index the page while the component is mounted, as long as that is needed. */
export function useNoIndex(needed = true): void {
  useEffect(() => {
    if (!needed || document.querySelector('meta[name="robots"]')) return undefined;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, [needed]);
}
