import { useEffect } from 'react';

/** Asks search engines not to index the page for as long as the component is mounted. */
export function useNoIndex(): void {
  useEffect(() => {
    if (document.querySelector('meta[name="robots"]')) return undefined;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
