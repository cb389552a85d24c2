/** Sections of the site that a company may switch off, and what of their addresses is left in texts. */
import { routes } from './routes';

/** The plugin of the contract that switches the section on. */
export const sectionPlugins = ['Rental', 'Consultant', 'Maintenance'] as const;
export type SectionPlugin = (typeof sectionPlugins)[number];

/** Every plugin of the contract: those of the sections, and the choice of language. */
export type PluginName = SectionPlugin | 'Localization';

/** The profile as far as it switches something on; none where it is not known. */
export type Profile = { readonly plugins: readonly string[] } | null | undefined;

/** Whether the profile has the plugin. Without a profile there is none. */
export const hasPlugin = (profile: Profile, plugin: PluginName): boolean =>
  profile?.plugins.includes(plugin) ?? false;

const sections: readonly [root: string, plugin: SectionPlugin][] = [
  [routes.rentals, 'Rental'],
  [routes.consultation, 'Consultant'],
  [routes.maintenance, 'Maintenance'],
];

/** The plugin that a page needs: its address from the root, in either language, as people write it. */
export function pluginOfPath(address: string): SectionPlugin | undefined {
  const path = address
    .replace(/[?#].*$/s, '')
    .replace(/^\/en(?=\/)/, '')
    .toLowerCase();
  return sections.find(([root]) => path === root || path.startsWith(`${root}/`))?.[1];
}

/** Tells whether a page is offered by a company with this profile. */
export const offeredBy =
  (profile: Profile) =>
  (address: string): boolean => {
    const plugin = pluginOfPath(address);
    return plugin === undefined || hasPlugin(profile, plugin);
  };

/**
 * Sanitised HTML in which links to what is not offered are words only.
 * @param isOffered takes an address as it stands in the HTML
 */
export function withoutLinks(html: string, isOffered: (address: string) => boolean): string {
  return html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, address: string, words: string) =>
    isOffered(address) ? link : words,
  );
}
