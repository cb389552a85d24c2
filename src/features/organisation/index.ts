export { ContactDetails } from './contact-details';
export { hasPlugin, socialLinks, type Organisation, type PluginName } from './organisation';
export { useOrganisation, useOrganisationRefresh } from './use-organisation';
