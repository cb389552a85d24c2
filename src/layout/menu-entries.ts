import type { Organization } from '../features/organization';
import { hasPlugin } from '../domain/plugin-sections';
import { displayPhone, telHref, whatsappHref } from '../lib/phone';
import { routes } from '../lib/routes';

export interface MenuEntry {
  /** Key of the label below `nav` in the common texts. */
  key:
    | 'home'
    | 'about'
    | 'projects'
    | 'rentals'
    | 'blogs'
    | 'faq'
    | 'consultation'
    | 'maintenance'
    | 'maintenanceRequest'
    | 'contact';
  /** An address of the site, or an absolute one for an external link. */
  to: string;
  external?: true;
}

/** Entries of the header, in the order of the specification; without a profile only those that need no plugin. */
export function headerEntries(organization: Organization | undefined): MenuEntry[] {
  const entries: (MenuEntry | false)[] = [
    { key: 'home', to: routes.home },
    { key: 'about', to: routes.about },
    { key: 'projects', to: routes.projects },
    hasPlugin(organization, 'Rental') && { key: 'rentals', to: routes.rentals },
    { key: 'blogs', to: routes.blogs },
    { key: 'faq', to: routes.faq },
    hasPlugin(organization, 'Consultant') && { key: 'consultation', to: routes.consultation },
    hasPlugin(organization, 'Maintenance') &&
      !!organization?.care_site_url && { key: 'maintenance', to: organization.care_site_url, external: true },
    { key: 'contact', to: routes.contact },
  ];
  return entries.filter((entry): entry is MenuEntry => entry !== false);
}

const maintenanceRequest: MenuEntry = { key: 'maintenanceRequest', to: routes.maintenance };

/** Entries of the menu of a small screen: those of the header, and the site's own form for maintenance. */
export function drawerEntries(organization: Organization | undefined): MenuEntry[] {
  const entries = headerEntries(organization);
  return hasPlugin(organization, 'Maintenance')
    ? [...entries.slice(0, -1), maintenanceRequest, ...entries.slice(-1)]
    : entries;
}

/** Entries of the footer. Maintenance is the site's own form here; the header links to the after-sales site. */
export function footerEntries(organization: Organization | undefined): MenuEntry[] {
  const order = ['projects', 'rentals', 'consultation', 'blogs', 'faq'];
  const entries = headerEntries(organization)
    .filter(({ key }) => order.includes(key))
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return hasPlugin(organization, 'Maintenance') ? [...entries, maintenanceRequest] : entries;
}

/**
 * The `aria-current` of an entry on the page at `path`: `page` on the page itself, `true` for the entry that the page
 * lies below, as a project below the projects.
 */
export function getAriaCurrent(entry: MenuEntry, entries: readonly MenuEntry[], path: string) {
  const address = path.replace(/(.)\/$/, '$1');
  const [nearest] = entries
    .filter(({ to }) => address === to || (to !== routes.home && address.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length);
  if (nearest?.key !== entry.key) return undefined;
  return address === entry.to ? 'page' : 'true';
}

interface ContactNumber {
  /** Key of its label below `phone` in the common texts. */
  key: 'sales' | 'service' | 'whatsapp';
  href: string;
  /** As people read it. */
  number: string;
}

/** The numbers that the profile has. */
export function contactNumbers(organization: Organization | undefined): ContactNumber[] {
  const { phone1, phone2, whatsapp } = organization ?? {};
  const numbers: ContactNumber[] = [];
  if (phone1) numbers.push({ key: 'sales', href: telHref(phone1), number: displayPhone(phone1) });
  if (phone2) numbers.push({ key: 'service', href: telHref(phone2), number: displayPhone(phone2) });
  if (whatsapp)
    numbers.push({ key: 'whatsapp', href: whatsappHref(whatsapp), number: displayPhone(whatsapp) });
  return numbers;
}
