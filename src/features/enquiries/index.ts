export { EnquiryForm } from './enquiry-form';
export type { EnquiryKind } from './forms';
