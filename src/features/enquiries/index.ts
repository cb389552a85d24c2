export { CareCall } from './care-call';
export { GuardedForm as EnquiryForm } from './guarded-form';
export { EnquirySection } from './enquiry-section';
export type { EnquiryKind } from './forms';
export { useAddressWishes, useWishes } from './use-wishes';
export { OutboxDoor } from './outbox';
