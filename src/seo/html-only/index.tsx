import type { ReactElement, ReactNode } from 'react';
import { stripLocalePrefix } from '../../i18n/locales';
import { localeOfHtml } from '../../i18n/localization';
import { siteUrl } from '../../lib/site-url';
import { useSiteData } from '../../site-data';
import { toJsonLd } from './json-ld';
import { createPageContext, type SiteData } from './page-context';
import { pageFacts, pageGraph } from './page-graph';
import { fileLinks } from './file-links';
import { socialTags } from './social-tags';

const known: { site?: SiteData } = {};
/** Results of the queries of the pages that are being rendered, by path. */
const queries = new Map<string, unknown>();

/** Reads the data of the site while a page renders, for `htmlOnlyHead`, which runs after it and outside of React. */
export function SiteDataReader({ children }: { children: ReactNode }) {
  Object.assign(known, { site: useSiteData() });
  return children;
}

/** Keeps the result of a page's query for `htmlOnlyHead`, to which Gatsby does not give it. */
export const keepPageData = (pathname: string, data: unknown) => queries.set(pathname, data);

/**
 * Tags of the head for search engines and for shared links. They are in the HTML only: no browser downloads the code that
 * makes them, and Gatsby neither renews nor removes them when a visitor goes to another page.
 * @param pathname of the page, as Gatsby lists it
 * @param head the elements of the head so far, with those of the page's `Head`
 */
export function htmlOnlyHead(pathname: string, head: readonly ReactNode[]): ReactElement[] {
  const data = queries.get(pathname);
  queries.delete(pathname);
  if (!known.site) return [];
  const address = stripLocalePrefix(pathname).replace(/(.)\/$/, '$1');
  const context = createPageContext({ locale: localeOfHtml(pathname), address, siteUrl, site: known.site });
  const facts = pageFacts(context, data);
  return [
    ...fileLinks(context.locale),
    ...socialTags(context, facts, head),
    <script
      key="json-ld"
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toJsonLd(pageGraph(context, facts)) }}
    />,
  ];
}
