export { callNumber, careNumber } from './contact';
export { useChatText, useContactSubject } from './contact-subject';
export { IfOffered, OfferedProse } from './if-enabled';
export { socialLinks, type Organization, type SocialLink } from './organization';
export { useHasPlugin, useIsOffered, usePlugins } from './plugins';
export { Offered } from './require-plugin';
export { useChatNumber } from './use-chat-number';
export { useOrganization, useOrganizationRefresh } from './use-organization';
