import { useCallback } from 'react';
import { hasPlugin, isOfferedBy, removeLinks, type PluginName } from '../../domain/plugin-sections';
import { routes } from '../../lib/routes';
import { useOrganization } from './use-organization';

/** Tells of any plugin whether it is enabled in the profile as it is known now. */
export function usePluginTest(): (plugin: PluginName) => boolean {
  const organization = useOrganization();
  return useCallback((plugin) => hasPlugin(organization, plugin), [organization]);
}

/** Whether a plugin is enabled in the profile as it is known now. */
export const useHasPlugin = (plugin: PluginName): boolean => usePluginTest()(plugin);

/** Tells of an address, of this site or of the after-sales site, whether its plugin is enabled; true where it needs none. */
export function useIsEnabled(): (address: string) => boolean {
  const organization = useOrganization();
  return useCallback(
    (address) => {
      const afterSalesSite = organization?.care_site_url;
      const isAfterSales = afterSalesSite && address.startsWith(afterSalesSite);
      return isOfferedBy(organization)(isAfterSales ? routes.maintenance : address);
    },
    [organization],
  );
}

/** Replaces links whose plugin is not enabled by their text, in sanitised HTML. */
export function useEnabledLinks(): (html: string) => string {
  const isEnabled = useIsEnabled();
  return useCallback((html) => removeLinks(html, isEnabled), [isEnabled]);
}
