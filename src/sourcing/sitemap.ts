/** Options of gatsby-plugin-sitemap: every address of what is offered once, with its English twin as an alternate. */
import { localeOfPath, locales } from '../i18n/locales';
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
  /** The page has an English twin. */
  localized: boolean;
}

/** Error pages, and the comparison, which is each visitor's own. */
const hidden = /\/(404|dev-404-page|500)(\.html)?\/?$|^\/dev\/|^\/projects\/compare\/?$/;

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
    // Who has the link of a home that is let finds it said there; nobody needs to be led to it.
    const isLet = new Set(allRental.nodes.map(({ rental_id }) => routes.rental(rental_id)));
    return allSitePage.nodes
      .map(({ path }) => path)
      .filter(
        (path) =>
          localeOfPath(path) === 'ar' &&
          !hidden.test(path) &&
          isOffered(path) &&
          !isLet.has(path.replace(/(.)\/$/, '$1')),
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
