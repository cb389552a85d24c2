import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { defaultLocale, localeCodes, locales } from '../../../i18n/locales';
import { localize } from '../../../i18n/localize';
import type { PublishedArticle } from '../../../domain/views/published';
import type { LocalizedText } from '../../../lib/localized-text';
import { hasPlugin, isOfferedBy, removeLinks, type Profile } from '../../../domain/plugin-sections';
import { feedPath } from '../../../lib/routes';
import { readTexts } from '../../content/interface-texts/namespace-texts';
import { writeFeed, type FeedArticle } from './write-feed';

interface FeedData {
  site: { siteMetadata: { siteUrl: string } };
  brand: Record<'name' | 'copyrightName', LocalizedText> | null;
  organization: { plugins: readonly string[] } | null;
  allBlog: { nodes: { record: PublishedArticle; cover: FeedArticle['cover'] }[] };
}

/** Writes the feed of each language into the built site; without the Localization plugin the default language only. */
export async function writeFeeds({ graphql, reporter }: BuildArgs, publicDirectory: string): Promise<void> {
  const { data, errors } = await graphql<FeedData>(`
    query Feeds {
      site {
        siteMetadata {
          siteUrl
        }
      }
      organization {
        plugins
      }
      brand {
        name {
          ar
          en
        }
        copyrightName {
          ar
          en
        }
      }
      allBlog(sort: [{ published_at: DESC }, { blog_id: ASC }], limit: 30) {
        nodes {
          record
          cover {
            url
            file {
              size
              internal {
                mediaType
              }
            }
          }
        }
      }
    }
  `);
  if (!data) return reporter.panic('The articles of the feeds cannot be read', errors as Error);
  const { site, brand, organization } = data;
  const articles = data.allBlog.nodes.map(({ record, cover }) =>
    withOfferedLinks({ ...record, cover }, organization),
  );
  const channelTexts = readTexts('blogs');
  for (const locale of localeCodes) {
    const file = path.join(publicDirectory, locales[locale].localePrefix, feedPath);
    if (locale !== defaultLocale && !hasPlugin(organization, 'Localization')) {
      await fs.rm(file, { force: true });
      continue;
    }
    const { title, lead } = channelTexts[locale];
    const xml = writeFeed(articles, locale, {
      siteUrl: site.siteMetadata.siteUrl,
      title: brand ? `${title} — ${localize(brand.name, locale)}` : title,
      description: lead,
      copyright: localize(brand?.copyrightName, locale),
    });
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, xml);
  }
  reporter.info(`Feeds: ${articles.length} articles`);
}

/** The article without links to sections that the organization has not enabled. */
function withOfferedLinks(article: FeedArticle, profile: Profile): FeedArticle {
  const clean = (html: string) => removeLinks(html, isOfferedBy(profile));
  const { ar, en } = article.body_html;
  return { ...article, body_html: { ar: clean(ar), en: clean(en) } };
}
