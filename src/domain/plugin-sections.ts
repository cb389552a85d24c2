import { optionalPrefix } from '../lib/locale-prefix';
import { routes } from '../lib/routes';

/** Plugins of the contract that switch a section of the site on. */
export const sectionPlugins = ['Rental', 'Consultant', 'Maintenance'] as const;
export type SectionPlugin = (typeof sectionPlugins)[number];

/** Every plugin of the contract: those of the sections, and the choice of language. */
export type PluginName = SectionPlugin | 'Localization';

/** The part of the profile that names its plugins; undefined or null where it is unknown. */
export type Profile = { readonly plugins: readonly string[] } | null | undefined;

/** Whether the profile has the plugin. Without a profile there is none. */
export const hasPlugin = (profile: Profile, plugin: PluginName): boolean =>
  profile?.plugins.includes(plugin) ?? false;

const sections: readonly [root: string, plugin: SectionPlugin][] = [
  [routes.rentals, 'Rental'],
  [routes.consultation, 'Consultant'],
  [routes.maintenance, 'Maintenance'],
];

const localePrefix = new RegExp(`^${optionalPrefix}(?=/)`);

/** The plugin that a page needs. Takes an address from the root, with or without locale prefix, in any letter case. */
export function pluginOfPath(address: string): SectionPlugin | undefined {
  const path = address
    .replace(/[?#].*$/s, '')
    .replace(localePrefix, '')
    .toLowerCase();
  return sections.find(([root]) => path === root || path.startsWith(`${root}/`))?.[1];
}

/** `(address) => boolean`: whether a company with this profile offers the page. */
export const isOfferedBy =
  (profile: Profile) =>
  (address: string): boolean => {
    const plugin = pluginOfPath(address);
    return plugin === undefined || hasPlugin(profile, plugin);
  };

/**
 * Replaces links to pages that are not offered by their text. Takes sanitised HTML.
 * @param isOffered takes an address as it is in the HTML
 */
export function removeLinks(html: string, isOffered: (address: string) => boolean): string {
  return html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, address: string, words: string) =>
    isOffered(address) ? link : words,
  );
}
