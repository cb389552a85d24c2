import type { Locale } from '../../i18n/locales';
import { createPageContext, type PageContext, type SiteData } from './page-context';

const siteUrl = 'https://shaqool.example';

const both = (ar: string, en: string) => ({ ar, en });

const site: SiteData = {
  brand: {
    name: both('شاقول', 'Shaqool'),
    companyLine: both('للتطوير', 'Development'),
    copyrightName: both('شاقول للتطوير', 'Shaqool Real Estate'),
    tagline: both('رعاية مستدامة', 'Sustainable care'),
  },
  organization: {
    ...{ name: both('شاقول', 'Shaqool'), legal_name: null, address: null, care_site_url: null },
    ...{ phone1: '0500000001', phone2: null, whatsapp: '0500000003', email: 'care@example.sa' },
    ...{ instagram: 'shaqool.sa', twitter: null, youtube: null, founded_year: 1989, licence_number: null },
    ...{ commercial_registration: null, vat_number: null, national_address: null },
    plugins: ['Rental', 'Localization'],
  },
  licenceRules: { when_missing_or_expired: 'notice' },
  contactDetails: null,
  allLookup: { nodes: [] },
  shell: { edges: [] },
} as unknown as SiteData;

/** A page of a company with the plugins Rental and Localization, whose licence policy is `notice`. */
export const testContext = (
  address: string,
  locale: Locale = 'en',
  changes: Partial<SiteData> = {},
): PageContext => createPageContext({ locale, address, siteUrl, site: { ...site, ...changes } });

/** A licence that is valid for long. */
export const validLicence = {
  kind: 'advertising',
  number: '7200100103',
  expires_at: '2099-11-30',
  expired: false,
  url: 'https://example.sa/1',
} as const;
