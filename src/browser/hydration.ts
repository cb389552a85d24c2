import { useEffect, useState } from 'react';

/** Whether the page answers to touch and key: the mark that the browser entry point sets once React has taken it over. */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] !== undefined;

/** False in the prerendered HTML and in the first client render, true after it, and at once on a later page. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
