/**
 * Two traps for machines: a field that people do not see, and the time that people need. A request caught in one is
 * never dropped; it only takes one more tap.
 */

/** Name of the field that people do not see. */
export const honeypotField = 'website';

/** Milliseconds within which nobody reads a form and fills it. */
const tooFast = 2000;

/**
 * When a form that appears now was first there, on the page's clock. A form of the first page was there since the visit
 * began, whether or not the page had answered yet.
 */
export const shownSince = (): number =>
  document.documentElement.dataset['hydrated'] === undefined ? 0 : performance.now();

/** Whether a machine may have sent it. */
export const isSuspicious = (trap: string, since: number, now = performance.now()): boolean =>
  trap !== '' || now - since < tooFast;
