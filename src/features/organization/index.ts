export { callNumber, careNumber } from './contact';
export { useChatText, useContactSubject } from './contact-subject';
export { socialLinks, type Organization, type SocialLink } from './organization';
export { useOrganization, useOrganizationRefresh } from './use-organization';
export { useChatNumber } from './use-chat-number';
export { IfOffered } from './if-offered';
export { Offered } from './offered';
export { OfferedProse } from './offered-prose';
export { useHasPlugin, useIsOffered, usePlugins } from './use-offered';
