/**
 * The door to the outbox. Nothing here weighs much: the outbox itself is loaded by {@link startDelivery} or
 * {@link enqueue}.
 *
 * A form calls `startDelivery()` when it appears, `enqueue()` when it is sent, and shows `useOutcome()` beside itself.
 */
export { dismiss, enqueue } from './door';
export { startDelivery } from './load';
export { OutboxDoor } from './outbox-door';
export { useOutcome, useWaiting } from './use-outbox';
export type { Enquiry, Outcome } from './enquiry';
