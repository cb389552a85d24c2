import arCommon from '../../i18n/locales/ar/common.json';
import arHome from '../../i18n/locales/ar/home.json';
import arProjects from '../../i18n/locales/ar/projects.json';
import arUnits from '../../i18n/locales/ar/units.json';
import arRentals from '../../i18n/locales/ar/rentals.json';
import arCompare from '../../i18n/locales/ar/compare.json';
import arCosts from '../../i18n/locales/ar/costs.json';
import arLists from '../../i18n/locales/ar/lists.json';
import arEnquiries from '../../i18n/locales/ar/enquiries.json';
import arBlogs from '../../i18n/locales/ar/blogs.json';
import arVisits from '../../i18n/locales/ar/visits.json';
import enCommon from '../../i18n/locales/en/common.json';
import enHome from '../../i18n/locales/en/home.json';
import enProjects from '../../i18n/locales/en/projects.json';
import enUnits from '../../i18n/locales/en/units.json';
import enRentals from '../../i18n/locales/en/rentals.json';
import enCompare from '../../i18n/locales/en/compare.json';
import enCosts from '../../i18n/locales/en/costs.json';
import enLists from '../../i18n/locales/en/lists.json';
import enEnquiries from '../../i18n/locales/en/enquiries.json';
import enBlogs from '../../i18n/locales/en/blogs.json';
import enVisits from '../../i18n/locales/en/visits.json';

/** The interface texts that the editing page was built with: its fields are made from them. */
export const interfaceFiles = {
  common: { ar: arCommon, en: enCommon },
  home: { ar: arHome, en: enHome },
  projects: { ar: arProjects, en: enProjects },
  units: { ar: arUnits, en: enUnits },
  rentals: { ar: arRentals, en: enRentals },
  compare: { ar: arCompare, en: enCompare },
  costs: { ar: arCosts, en: enCosts },
  lists: { ar: arLists, en: enLists },
  enquiries: { ar: arEnquiries, en: enEnquiries },
  blogs: { ar: arBlogs, en: enBlogs },
  visits: { ar: arVisits, en: enVisits },
};
