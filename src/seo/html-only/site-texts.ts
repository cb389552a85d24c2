import type { Locale } from '../../i18n/locales';
import arBlogs from '../../i18n/locales/ar/blogs.json';
import arCommon from '../../i18n/locales/ar/common.json';
import arCompare from '../../i18n/locales/ar/compare.json';
import arEnquiries from '../../i18n/locales/ar/enquiries.json';
import arProjects from '../../i18n/locales/ar/projects.json';
import arRentals from '../../i18n/locales/ar/rentals.json';
import arUnits from '../../i18n/locales/ar/units.json';
import enBlogs from '../../i18n/locales/en/blogs.json';
import enCommon from '../../i18n/locales/en/common.json';
import enCompare from '../../i18n/locales/en/compare.json';
import enEnquiries from '../../i18n/locales/en/enquiries.json';
import enProjects from '../../i18n/locales/en/projects.json';
import enRentals from '../../i18n/locales/en/rentals.json';
import enUnits from '../../i18n/locales/en/units.json';

/** Texts of the interface by namespace: those that both languages have in the same shape. */
export interface SiteTexts {
  readonly blogs: Pick<typeof arBlogs, 'title'>;
  readonly common: Pick<typeof arCommon, 'nav' | 'phone' | 'footer' | 'licence' | 'separator'>;
  readonly compare: Pick<typeof arCompare, 'title'>;
  readonly enquiries: Pick<typeof arEnquiries, 'pages'>;
  readonly projects: Pick<
    typeof arProjects,
    'title' | 'chooseTitle' | 'chooseShareTitle' | 'contact' | 'share'
  >;
  readonly rentals: Pick<typeof arRentals, 'title'>;
  readonly units: { readonly explorer: Pick<(typeof arUnits)['explorer'], 'unitTitle'> };
}

/** All of them, not only those of the page: this runs at the build. */
export const siteTexts: Readonly<Record<Locale, SiteTexts>> = {
  ar: {
    ...{ blogs: arBlogs, common: arCommon, compare: arCompare, enquiries: arEnquiries },
    ...{ projects: arProjects, rentals: arRentals, units: arUnits },
  },
  en: {
    ...{ blogs: enBlogs, common: enCommon, compare: enCompare, enquiries: enEnquiries },
    ...{ projects: enProjects, rentals: enRentals, units: enUnits },
  },
};
