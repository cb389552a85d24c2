export { GuardedForm as EnquiryForm } from './guarded-form';
export { EnquirySection } from './enquiry-section';
export { MaintenanceSection } from './maintenance-section';
export type { EnquiryKind } from './forms';
export { useAddressWishes, useWishes } from './use-wishes';
export { OutboxNotifier } from './outbox';
