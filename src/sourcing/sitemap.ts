import { defaultLocale, localeOfPath, locales } from '../i18n/locales';
import { hasPlugin, isOfferedBy } from '../lib/plugin-sections';
import { routes } from '../lib/routes';

interface SitemapQuery {
  site: { siteMetadata: { siteUrl: string } };
  organization: { plugins: readonly string[] } | null;
  allSitePage: { nodes: { path: string }[] };
  allRental: { nodes: { rental_id: string }[] };
}

interface SitemapPage {
  path: string;
  siteUrl: string;
  /** Whether other language versions of the page are named. */
  localized: boolean;
}

/** Error pages, and the comparison, which each visitor fills with own units. */
const excluded = /\/(404|dev-404-page|500)(\.html)?\/?$|^\/dev\/|^\/projects\/compare\/?$/;

/** Options of gatsby-plugin-sitemap: each page of an enabled section once, with its language versions as alternates. */
export const sitemapOptions = {
  output: '/',
  query: `query Sitemap {
    site { siteMetadata { siteUrl } }
    organization { plugins }
    allSitePage { nodes { path } }
    allRental(filter: { state: { eq: rented } }) { nodes { rental_id } }
  }`,
  resolveSiteUrl: ({ site }: SitemapQuery) => site.siteMetadata.siteUrl,
  resolvePages: ({ site, organization, allSitePage, allRental }: SitemapQuery): SitemapPage[] => {
    const isOffered = isOfferedBy(organization);
    // The page of a rented unit stays for those who have its link, but search engines need not list it.
    const rented = new Set(allRental.nodes.map(({ rental_id }) => routes.rental(rental_id)));
    return allSitePage.nodes
      .map(({ path }) => path)
      .filter(
        (path) =>
          localeOfPath(path) === defaultLocale &&
          !excluded.test(path) &&
          isOffered(path) &&
          !rented.has(path.replace(/(.)\/$/, '$1')),
      )
      .map((path) => ({
        path,
        siteUrl: site.siteMetadata.siteUrl,
        localized: hasPlugin(organization, 'Localization'),
      }));
  },
  serialize: ({ path, siteUrl, localized }: SitemapPage) => ({
    url: path,
    links: localized
      ? Object.values(locales).map(({ hreflang, localePrefix }) => ({
          lang: hreflang,
          url: siteUrl + (localePrefix + path).replace(/(.)\/$/, '$1'),
        }))
      : [],
  }),
};
