export { EnquiryForm } from './enquiry-form';
export { EnquirySection } from './enquiry-section';
export type { EnquiryKind } from './forms';
export { OutboxDoor } from './outbox';
