export { callNumber, afterSalesNumber as careNumber } from './contact';
export { useChatText, useContactSubject } from './contact-subject';
export { IfEnabled as IfOffered, ProseWithEnabledLinks as OfferedProse } from './if-enabled';
export { socialLinks, type Organization, type SocialLink } from './organization';
export { useHasPlugin, useIsEnabled as useIsOffered, usePluginTest as usePlugins } from './plugins';
export { RequirePlugin as Offered } from './require-plugin';
export { useChatNumber } from './use-chat-number';
export { useOrganization, useOrganizationRefresh } from './use-organization';
