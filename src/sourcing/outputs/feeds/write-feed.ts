import { Feed } from 'feed';
import { locales, type Locale } from '../../../i18n/locales';
import { localize } from '../../../i18n/localize';
import { stripBidiControls } from '../../../lib/bidi';
import type { LocalizedText } from '../../../lib/localized-text';
import { feedPath, routes } from '../../../lib/routes';

export interface FeedArticle {
  slug: string;
  title: LocalizedText;
  excerpt: LocalizedText;
  /** Sanitised HTML. */
  body_html: LocalizedText;
  /** ISO 8601. */
  published_at: string;
  cover: { url: string; file: { size: number; internal: { mediaType: string | null } } | null } | null;
}

export interface FeedChannel {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  title: string;
  description: string;
  copyright: string;
}

/** Articles in a feed: it has the new ones, not the archive. */
export const maxArticles = 30;

/** Characters that XML 1.0 does not allow, even escaped. */
const notXml = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Text for a CDATA section, without bidi controls, which would change the direction of the feed reader's own texts.
 * The library escapes only the first `]]>`.
 */
const toCdata = (text: string): string =>
  stripBidiControls(text).replace(notXml, '').replaceAll(']]>', ']] >');

/** Feed readers take a description for HTML, so plain text is escaped. */
const toHtml = (text: string): string =>
  toCdata(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * RSS 2.0 of the articles in one language. Pure: the same articles give the same bytes.
 * @param articles newest first; those without a valid date are left out
 */
export function writeFeed(articles: readonly FeedArticle[], locale: Locale, channel: FeedChannel): string {
  const { localePrefix, hreflang } = locales[locale];
  const url = (path: string) => channel.siteUrl + localePrefix + path;
  const dated = articles
    .map((article) => ({ article, date: new Date(article.published_at) }))
    .filter(({ date }) => !Number.isNaN(date.getTime()))
    .slice(0, maxArticles);

  const feed = new Feed({
    id: url(routes.blogs),
    link: url(routes.blogs),
    title: toCdata(channel.title),
    description: toCdata(channel.description),
    copyright: toCdata(channel.copyright),
    language: hreflang.toLowerCase(),
    feed: url(feedPath),
    // Not the time of the build, so that unchanged articles give an unchanged feed.
    updated: dated[0]?.date ?? new Date(0),
  });
  for (const { article, date } of dated) {
    const link = url(routes.blog(article.slug));
    feed.addItem({
      title: toCdata(localize(article.title, locale)),
      link,
      guid: link,
      date,
      description: toHtml(localize(article.excerpt, locale)),
      content: toCdata(withAbsoluteAddresses(localize(article.body_html, locale), link, localePrefix)),
      enclosure: enclosureOf(article.cover),
    });
  }
  return feed.rss2();
}

/** The cover, where the build knows its size and type, which RSS requires. */
function enclosureOf(cover: FeedArticle['cover']) {
  const type = cover?.file?.internal.mediaType;
  if (!cover?.file || !type?.startsWith('image/') || !URL.canParse(cover.url)) return undefined;
  const { protocol, href } = new URL(cover.url);
  if (!/^https?:$/.test(protocol)) return undefined;
  // The library does not escape ampersands in attributes.
  return { url: href.replace(/&/g, '&amp;'), type, length: cover.file.size };
}

/**
 * Sanitised HTML with every relative address made absolute: a link within the article (`#part-1`) by the article's own,
 * a page of the site (`/projects`) by its address in that language, a file by the site's origin.
 * @param article absolute address of the article
 * @param localePrefix added to links to pages, not to files
 */
function withAbsoluteAddresses(html: string, article: string, localePrefix: string): string {
  const { origin } = new URL(article);
  return html.replace(/ (href|src)="([^"]*)"/g, (whole, name: string, address: string) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) return whole;
    const isPage = name === 'href' && address.startsWith('/') && !hasExtension(address);
    const localized = isPage ? localePrefix + address : address;
    return URL.canParse(localized, article)
      ? ` ${name}="${new URL(localized, article).href.replace(/&(?!amp;)/g, '&amp;')}"`
      : ` ${name}="${origin}"`;
  });
}

const hasExtension = (address: string): boolean => /\.[a-z\d]+(?:[?#]|$)/i.test(address);
