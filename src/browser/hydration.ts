import { useEffect, useState } from 'react';

/** Whether React has taken the page over. The browser entry point sets the attribute with `markHydrated`. */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] !== undefined;

/** Styles, inline scripts and tests can tell by `<html data-hydrated>`. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
}

/** False in the prerendered HTML and in the first client render, true after it, and at once on a later page. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
