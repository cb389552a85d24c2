/** How long things are kept on the device, in milliseconds. content/legal/privacy.md says the same to visitors. */

const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** What was typed and not sent. */
export const draftFor = 7 * day;
/** The longest that an enquiry is sent again by itself. */
export const keepFor = 7 * day;
/** The words of one that never arrived, for the visitor to take along. */
export const showFor = 30 * day;
/** The number of one that arrived. */
export const receiptFor = 30 * day;
/**
 * The same words again within this time are the same request: a second press, Back, a reload, another tab, the other
 * language. As long as an enquiry may be under way; after that a person who writes the same means it anew.
 */
export const sameRequestFor = 7 * day;
/** The longest that the API can ask for patience: `Retry-After` may be a mistake, or a date by another clock. */
export const longestPause = hour;
