/** The articles as RSS 2.0 in one language. Pure: the same articles give the same bytes. */
import { Feed } from 'feed';
import { locales, type Locale } from '../../i18n/locales';
import { feedPath } from '../../lib/routes';
import { routes } from '../../lib/routes';
import { withAbsoluteAddresses } from './absolute-addresses';

type Localized = Record<Locale, string>;

export interface FeedArticle {
  slug: string;
  title: Localized;
  excerpt: Localized;
  /** Sanitised HTML. */
  body_html: Localized;
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

/** Articles in a feed: who subscribes sees new ones, not the archive. */
export const newest = 30;

/** What XML 1.0 cannot hold, even escaped; and direction overrides, which would turn the reader's own list around. */
const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Text for a CDATA section. The library splits only the first of the marks that would end it. */
const plain = (text: string): string => text.replace(forbidden, '').replaceAll(']]>', ']] >');

/** A description is HTML to its readers, so that of a plain text is escaped. */
const asHtml = (text: string): string =>
  plain(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The XML of a feed. Takes articles newest first; those without a real date are left out. */
export function writeFeed(articles: readonly FeedArticle[], locale: Locale, channel: FeedChannel): string {
  const { localePrefix, hreflang } = locales[locale];
  const at = (path: string) => channel.siteUrl + localePrefix + path;
  const dated = articles
    .map((article) => ({ article, date: new Date(article.published_at) }))
    .filter(({ date }) => !Number.isNaN(date.getTime()))
    .slice(0, newest);

  const feed = new Feed({
    id: at(routes.blogs),
    link: at(routes.blogs),
    title: plain(channel.title),
    description: plain(channel.description),
    copyright: plain(channel.copyright),
    language: hreflang.toLowerCase(),
    feed: at(feedPath),
    // Not the time of the build: what has not changed is written as it was.
    updated: dated[0]?.date ?? new Date(0),
  });
  for (const { article, date } of dated) {
    const link = at(routes.blog(article.slug));
    feed.addItem({
      title: plain(article.title[locale]),
      link,
      guid: link,
      date,
      description: asHtml(article.excerpt[locale]),
      content: plain(withAbsoluteAddresses(article.body_html[locale], link, localePrefix)),
      enclosure: enclosureOf(article.cover),
    });
  }
  return feed.rss2();
}

/** The cover, where the build has it and knows its size and type, which RSS asks for. */
function enclosureOf(cover: FeedArticle['cover']) {
  const type = cover?.file?.internal.mediaType;
  if (!cover?.file || !type?.startsWith('image/') || !URL.canParse(cover.url)) return undefined;
  const { protocol, href } = new URL(cover.url);
  if (!/^https?:$/.test(protocol)) return undefined;
  // The library escapes no ampersand of an attribute.
  return { url: href.replace(/&/g, '&amp;'), type, length: cover.file.size };
}
