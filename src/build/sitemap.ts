/** Options of gatsby-plugin-sitemap: every address once, with its English twin as an alternate. */
import { localeOfPath, locales } from '../i18n/locales';

interface SitemapQuery {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
}

/** Error pages, and the comparison, which is each visitor's own. */
const hidden = /\/(404|dev-404-page|500)(\.html)?\/?$|^\/dev\/|^\/projects\/compare\/?$/;

export const sitemapOptions = {
  output: '/',
  query: `query Sitemap {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
  }`,
  resolveSiteUrl: ({ site }: SitemapQuery) => site.siteMetadata.siteUrl,
  resolvePages: ({ site, allSitePage }: SitemapQuery) =>
    allSitePage.nodes
      .map(({ path }) => path)
      .filter((path) => localeOfPath(path) === 'ar' && !hidden.test(path))
      .map((path) => ({ path, siteUrl: site.siteMetadata.siteUrl })),
  serialize: ({ path, siteUrl }: { path: string; siteUrl: string }) => ({
    url: path,
    links: Object.values(locales).map(({ hreflang, twinPrefix }) => ({
      lang: hreflang,
      url: siteUrl + (twinPrefix + path).replace(/(.)\/$/, '$1'),
    })),
  }),
};
