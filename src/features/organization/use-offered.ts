/** What the company offers now. The one place that decides whether a part of the site is there. */
import { useCallback } from 'react';
import { hasPlugin, offeredBy, withoutLinks, type PluginName } from '../../lib/optional-sections';
import { routes } from '../../lib/routes';
import { useOrganization } from './use-organization';

/** Tells of any plugin whether the profile has it, as freshly as it is known. */
export function usePlugins(): (plugin: PluginName) => boolean {
  const organization = useOrganization();
  return useCallback((plugin) => hasPlugin(organization, plugin), [organization]);
}

export const useHasPlugin = (plugin: PluginName): boolean => usePlugins()(plugin);

/** Tells whether an address of the site, or that of the care site, leads to something that is offered. */
export function useIsOffered(): (address: string) => boolean {
  const organization = useOrganization();
  return useCallback(
    (address) => {
      const care = organization?.care_site_url;
      return offeredBy(organization)(care && address.startsWith(care) ? routes.maintenance : address);
    },
    [organization],
  );
}

/** Takes links to what is not offered out of sanitised HTML, and leaves their words. */
export function useOfferedLinks(): (html: string) => string {
  const isOffered = useIsOffered();
  return useCallback((html) => withoutLinks(html, isOffered), [isOffered]);
}
