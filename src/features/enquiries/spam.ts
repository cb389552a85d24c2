import { isHydrated } from '../../browser/hydration';

// Two traps for bots. An enquiry that falls into one is never dropped: the visitor is asked to confirm it.

/** Name of the field that people do not see. */
export const honeypotField = 'website';

/** Milliseconds within which no person fills in a form. */
const minFillTime = 2000;

/**
 * When a form that is mounted now was first shown, in ms of `performance.now()`. A form of the first page has been there
 * since the visit began, whether or not the page was hydrated.
 */
export const shownAt = (): number => (isHydrated() ? performance.now() : 0);

/** Whether a bot may have sent it. */
export const isSuspicious = (honeypot: string, formShownAt: number, now = performance.now()): boolean =>
  honeypot !== '' || now - formShownAt < minFillTime;
