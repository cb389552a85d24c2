export { EnquiryForm } from './enquiry-form';
export { EnquiryPage, EnquiryPageHead } from './enquiry-page';
export { MaintenanceEnquiryPage } from './maintenance-page';
export { usePreferencePrefill } from './preference-prefill';
export { useUrlPrefill } from './use-url-prefill';
export { useLocationOf } from './use-location-of';
export { OutboxNotifier } from './outbox/outbox-notifier';
