/** What a form needs from when it comes near, in one piece: it checks, sends, and has the words for what then happens. */
export { AfterSending } from './after-sending';
export { createFormController } from './form-controller';
export { enquiryBody } from './enquiry-body';
export { ErrorSummary } from './error-summary';
export { inWords } from './in-words';
export { dismiss, enqueue } from './outbox/door';
export { asGeneral } from './outbox/general';
export { startDelivery } from './outbox/load';
export { Receipts } from './outbox/receipts';
export { watchPresses } from './press';
