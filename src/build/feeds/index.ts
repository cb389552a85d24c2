/** Writes the feed of each language into the built site. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { localeCodes, locales, type Locale } from '../../i18n/locales';
import arabic from '../../i18n/locales/ar/blogs.json';
import english from '../../i18n/locales/en/blogs.json';
import { feedPath } from '../../lib/feed-path';
import { writeFeed, type FeedArticle } from './write-feed';

interface FeedData {
  site: { siteMetadata: { siteUrl: string } };
  brand: Record<'name' | 'copyrightName', Record<Locale, string>> | null;
  allBlog: { nodes: FeedArticle[] };
}

const words: Record<Locale, { title: string; lead: string }> = { ar: arabic, en: english };

export async function writeFeeds({ graphql, reporter }: BuildArgs, publicDirectory: string): Promise<void> {
  const { data, errors } = await graphql<FeedData>(`
    query Feeds {
      site {
        siteMetadata {
          siteUrl
        }
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
          slug
          title {
            ar
            en
          }
          excerpt {
            ar
            en
          }
          body_html {
            ar
            en
          }
          published_at
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
  const { site, brand, allBlog } = data;
  for (const locale of localeCodes) {
    const { title, lead } = words[locale];
    const xml = writeFeed(allBlog.nodes, locale, {
      siteUrl: site.siteMetadata.siteUrl,
      title: brand ? `${title} — ${brand.name[locale]}` : title,
      description: lead,
      copyright: brand?.copyrightName[locale] ?? '',
    });
    const file = path.join(publicDirectory, locales[locale].twinPrefix, feedPath);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, xml);
  }
  reporter.info(`Feeds: ${allBlog.nodes.length} articles in ${localeCodes.length} languages`);
}
