export { callNumber, afterSalesNumber } from './contact';
export { useChatText, useContactSubject } from './contact-subject';
export { IfEnabled, ProseWithEnabledLinks } from './if-enabled';
export type { Organization } from './organization';
export { useHasPlugin, useIsEnabled, usePluginTest } from './plugins';
export { PrintedOfferSource } from './printed-offer-source';
export { RequirePlugin } from './require-plugin';
export { useChatNumber } from './use-chat-number';
export { useOrganization, useOrganizationRefresh } from './use-organization';
