/**
 * The door to the outbox. Nothing here weighs much: the rest is loaded with what checks a form (`../near`), the outbox
 * itself when something is to be sent.
 *
 * A form calls `startDelivery()` when it comes near, `enqueue()` when it is sent, and shows `useOutcome()` beside itself.
 */
export { OutboxNotifier } from './outbox-notifier';
export { enquiryOf, useOutcome, useWaiting } from './use-outbox';
export type { Enquiry, Outcome, Refusal } from './enquiry';
