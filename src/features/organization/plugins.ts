import { useCallback } from 'react';
import { hasPlugin, offeredBy, withoutLinks, type PluginName } from '../../lib/optional-sections';
import { routes } from '../../lib/routes';
import { useOrganization } from './use-organization';

/** Tells of any plugin whether it is enabled in the profile as it is known now. */
export function usePlugins(): (plugin: PluginName) => boolean {
  const organization = useOrganization();
  return useCallback((plugin) => hasPlugin(organization, plugin), [organization]);
}

/** Whether a plugin is enabled in the profile as it is known now. */
export const useHasPlugin = (plugin: PluginName): boolean => usePlugins()(plugin);

/** Tells of an address, of this site or of the after-sales site, whether its plugin is enabled; true where it needs none. */
export function useIsOffered(): (address: string) => boolean {
  const organization = useOrganization();
  return useCallback(
    (address) => {
      const afterSalesSite = organization?.care_site_url;
      const isAfterSales = afterSalesSite && address.startsWith(afterSalesSite);
      return offeredBy(organization)(isAfterSales ? routes.maintenance : address);
    },
    [organization],
  );
}

/** Replaces links whose plugin is not enabled by their text, in sanitised HTML. */
export function useEnabledLinks(): (html: string) => string {
  const isEnabled = useIsOffered();
  return useCallback((html) => withoutLinks(html, isEnabled), [isEnabled]);
}
