import { defaultLocale, localeOfPath, locales, stripLocalePrefix, type Locale } from '../../../i18n/locales';
import { hasPlugin, isOfferedBy } from '../../../domain/plugin-sections';
import { recordOfPath, routes } from '../../../lib/routes';
import { recordPages, type PageRecord, type SitemapRecords } from './page-records';

interface SitemapQuery extends SitemapRecords {
  site: { siteMetadata: { siteUrl: string } };
  organization: { plugins: readonly string[] } | null;
  allSitePage: { nodes: { path: string }[] };
}

interface SitemapPage extends PageRecord {
  path: string;
  siteUrl: string;
  /** Whether other language versions of the page are named. */
  localized: boolean;
}

/** Error pages, and what asks not to be indexed: the comparison, which each visitor fills, and pages that only share. */
const excluded = /\/(404|dev-404-page|500)(\.html)?\/?$|^\/dev\/|^\/projects\/(compare|share)(\/|$)/;

const trimmed = (path: string) => path.replace(/(.)\/$/, '$1');

/** Options of gatsby-plugin-sitemap: each page of an enabled section in each language, with its other versions. */
export const sitemapOptions = {
  output: '/',
  query: `query Sitemap {
    site { siteMetadata { siteUrl } }
    organization { plugins }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allProject(sort: [{ published_at: DESC }, { project_id: ASC }]) { nodes { record } }
    allUnitPage(sort: { unit_id: ASC }) { nodes { record } }
    allRental(sort: [{ published_at: DESC }, { rental_id: ASC }]) { nodes { record } }
    allBlog(sort: [{ published_at: DESC }, { blog_id: ASC }]) { nodes { record } }
  }`,
  resolveSiteUrl: ({ site }: SitemapQuery) => site.siteMetadata.siteUrl,
  resolvePages: (query: SitemapQuery): SitemapPage[] => {
    const { site, organization, allSitePage, allUnitPage, allRental } = query;
    const isOffered = isOfferedBy(organization);
    const localized = hasPlugin(organization, 'Localization');
    // The page of a rented or sold unit stays for those who have its link, but search engines need not list it.
    const taken = new Set([
      ...allRental.nodes
        .filter(({ record }) => record.state === 'rented')
        .map(({ record }) => routes.rental(record.id)),
      ...allUnitPage.nodes
        .filter(({ record: { unit } }) => unit.state === 'sold')
        .map(({ record: { unit, project } }) => routes.unit(project.slug, unit.id)),
    ]);
    const records = recordPages(query);
    return (
      allSitePage.nodes
        .filter(({ path }) => localized || localeOfPath(path) === defaultLocale)
        .map(({ path }) => ({ path: trimmed(path), address: trimmed(stripLocalePrefix(path)) }))
        // The page of a withdrawn record is answered with 410.
        .filter(({ address }) => recordOfPath(address) === undefined || records.has(address))
        .filter(({ address }) => !excluded.test(address) && isOffered(address) && !taken.has(address))
        .map(({ path, address }) => ({
          ...records.get(address),
          ...{ path, localized, siteUrl: site.siteMetadata.siteUrl },
        }))
    );
  },
  serialize: ({ path, siteUrl, localized, lastmod, pictures = [] }: SitemapPage) => {
    const address = stripLocalePrefix(path);
    const version = (locale: Locale, lang: string) => ({
      lang,
      url: siteUrl + trimmed(locales[locale].localePrefix + address),
    });
    return {
      url: path,
      ...(lastmod && { lastmod }),
      links: localized
        ? [
            ...Object.values(locales).map(({ code, hreflang }) => version(code, hreflang)),
            version(defaultLocale, 'x-default'),
          ]
        : [],
      img: pictures.map((url) => ({ url })),
    };
  },
};
