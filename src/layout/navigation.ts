/** The menu as data: order of the specification, gated by the organisation's plugins. */
import { hasPlugin, type Organisation } from '../features/organisation';
import { routes } from '../lib/routes';

export interface MenuEntry {
  /** Key of the label below `nav` in the common texts. */
  key:
    'home' | 'about' | 'projects' | 'rentals' | 'blogs' | 'faq' | 'consultation' | 'maintenance' | 'contact';
  /** An address of the site, or an absolute one for an external link. */
  to: string;
  external?: true;
}

/** Entries of the header for this organisation. Without a profile only what needs no plugin is there. */
export function headerEntries(organisation: Organisation | undefined): MenuEntry[] {
  const has = (plugin: Parameters<typeof hasPlugin>[1]) =>
    organisation !== undefined && hasPlugin(organisation, plugin);
  const entries: (MenuEntry | false)[] = [
    { key: 'home', to: routes.home },
    { key: 'about', to: routes.about },
    { key: 'projects', to: routes.projects },
    has('Rental') && { key: 'rentals', to: routes.rentals },
    { key: 'blogs', to: routes.blogs },
    { key: 'faq', to: routes.faq },
    has('Consultant') && { key: 'consultation', to: routes.consultation },
    has('Maintenance') &&
      !!organisation?.care_site_url && { key: 'maintenance', to: organisation.care_site_url, external: true },
    { key: 'contact', to: routes.contact },
  ];
  return entries.filter((entry): entry is MenuEntry => entry !== false);
}

/** Entries of the footer. */
export function footerEntries(organisation: Organisation | undefined): MenuEntry[] {
  const order = ['projects', 'rentals', 'consultation', 'blogs', 'faq'];
  return headerEntries(organisation)
    .filter(({ key }) => order.includes(key))
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}
