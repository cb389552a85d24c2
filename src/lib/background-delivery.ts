/** What pages, the service worker and its script know of sending enquiries while the site is closed. */

/** Tag of the browser's `sync` event. */
export const deliveryTag = 'enquiries';

/** What the script adds to the worker's global scope. */
export interface DeliveryScope {
  /** Sends enquiries that wait. Rejects while one is left, so that the browser tries again. */
  deliverEnquiries: () => Promise<void>;
}
