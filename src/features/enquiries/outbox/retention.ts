/** Storage times on the visitor's device, in milliseconds; content/legal/privacy.md names the same. */
const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** Of what was typed and not sent. */
export const draftLifetime = 7 * day;
/** How long an enquiry is retried automatically. */
export const retryLifetime = 7 * day;
/** Of the text of an undelivered enquiry. */
export const undeliveredLifetime = 30 * day;
/** Of the reference number of a delivered enquiry. */
export const receiptLifetime = 30 * day;
/** The same words within this time are the same request: a second click, Back, a reload, another tab or language. */
export const duplicateWindow = 7 * day;
/** Upper limit of `Retry-After`, which may be a mistake or a date by another clock. */
export const maxRetryAfter = hour;
