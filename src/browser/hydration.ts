import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Whether React has taken the page over. The browser entry point sets the attribute with `markHydrated`. */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] !== undefined;

/**
 * Hydrates in short steps between which the page responds. From here on React itself handles what is pressed: it hydrates
 * the rest at once and then passes the event on.
 */
export function hydrateInSteps(page: ReactNode, container: Element): void {
  document.documentElement.dataset['hydrating'] = '';
  startTransition(() => {
    hydrateRoot(container, page);
  });
}

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
