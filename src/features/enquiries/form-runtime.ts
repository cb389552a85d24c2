/** The lazily loaded part of every form, as one chunk: it validates, sends, and shows what happens then. */
export { watchPointer } from './after-pointer-up';
export { commitPress } from './commit-press';
export { ErrorSummary } from './error-summary';
export { createFormController } from './form-controller';
export { withoutSubject } from './outbox/enquiry';
export { commit, dismiss, enqueue, startDelivery } from './outbox/lazy-outbox';
export { Receipts } from './receipts';
export { SubmissionResult } from './submission-result';
