import type { Page } from '@playwright/test';

/** What a page complained about, and what a test expects it to. */
export interface ConsoleGuard {
  /** Messages that match are fine in this test, for example the browser's own line about a 404. */
  allow(pattern: RegExp): void;
  /** Complaints that nobody expected. */
  unexpected(): string[];
}

/** React's words for HTML that differs from what the browser renders, in development and (by number) in production. */
const hydration = /hydrat|did not match|react\.dev\/errors|reactjs\.org\/docs\/error-decoder/i;

/** Listens to a page's console and uncaught errors: errors, and warnings about hydration. */
export function watchConsole(page: Page): ConsoleGuard {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isComplaint = message.type() === 'error' || (message.type() === 'warning' && hydration.test(text));
    if (isComplaint) complaints.push(`${text} (${message.location().url})`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => complaints.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}
