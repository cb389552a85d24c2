/** The lazily loaded part of every form, as one chunk: it validates, sends, and shows what happens then. */
export { watchPointer } from './after-pointer-up';
export { enquiryBody, enquiryText } from './enquiry-body';
export { ErrorSummary } from './error-summary';
export { createFormController } from './form-controller';
export { withoutSubject } from './outbox/enquiry';
export { dismiss, enqueue, startDelivery } from './outbox/lazy-outbox';
export { Receipts } from './receipts';
export { SubmissionResult } from './submission-result';
