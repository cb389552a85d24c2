import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { defaultLocale, localeCodes, locales } from '../../../i18n/locales';
import { readEnv } from '../../../lib/env';
import { hasPlugin } from '../../../domain/plugin-sections';
import { llmsFile, manifestFile } from '../../../lib/routes';
import { writeIcons } from './icons';
import { llmsTxt, type LlmsContent } from './llms-txt';
import { securityTxt, securityTxtPath } from './security-txt';
import { webManifest, type ManifestBrand } from './web-manifest';

interface SiteFilesData {
  site: { siteMetadata: { siteUrl: string } };
  brand: ManifestBrand | null;
  homeHero: { lead: LlmsContent['summary'] } | null;
  organization: { plugins: readonly string[]; email: string | null } | null;
  allProject: { nodes: { record: LlmsContent['projects'][number] }[] };
  allBlog: { nodes: { record: LlmsContent['articles'][number] }[] };
}

/** Every page may be read; pages that should not be listed say so themselves. Of a preview, none may. */
export const robotsTxt = (siteUrl: string, indexing: 'on' | 'off'): string =>
  indexing === 'off'
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;

/**
 * Writes icons, `robots.txt` and `security.txt` into the built site, and for each published language the web app manifest and `llms.txt`.
 * Without the Localization plugin the default language only.
 */
export async function writeSiteFiles(
  { graphql, reporter }: BuildArgs,
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<SiteFilesData>(`
    query SiteFiles {
      site {
        siteMetadata {
          siteUrl
        }
      }
      organization {
        plugins
        email
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
        tagline {
          ar
          en
        }
      }
      homeHero {
        lead {
          ar
          en
        }
      }
      allProject(sort: [{ published_at: DESC }, { project_id: ASC }]) {
        nodes {
          record
        }
      }
      allBlog(sort: [{ published_at: DESC }, { blog_id: ASC }], limit: 30) {
        nodes {
          record
        }
      }
    }
  `);
  if (!data?.brand) return reporter.panic('The texts of the site files cannot be read', errors as Error);
  const { brand, organization, homeHero } = data;
  const { siteUrl } = data.site.siteMetadata;
  const content: LlmsContent = {
    ...{ siteUrl, organization, name: brand.copyrightName, summary: homeHero?.lead ?? brand.tagline },
    projects: data.allProject.nodes.map(({ record }) => record),
    articles: data.allBlog.nodes.map(({ record }) => record),
  };
  await writeIcons(publicDirectory);
  await fs.writeFile(path.join(publicDirectory, 'robots.txt'), robotsTxt(siteUrl, readEnv().SITE_INDEXING));
  const securityFile = path.join(publicDirectory, securityTxtPath);
  await fs.mkdir(path.dirname(securityFile), { recursive: true });
  await fs.writeFile(securityFile, securityTxt({ siteUrl, email: organization?.email ?? null }, new Date()));
  for (const locale of localeCodes) {
    const folder = path.join(publicDirectory, locales[locale].localePrefix);
    const files = [path.join(folder, manifestFile), path.join(folder, llmsFile)] as const;
    if (locale !== defaultLocale && !hasPlugin(organization, 'Localization')) {
      await Promise.all(files.map((file) => fs.rm(file, { force: true })));
      continue;
    }
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(files[0], webManifest(brand, organization, locale));
    await fs.writeFile(files[1], llmsTxt(content, locale));
  }
  reporter.info(`Site files: icons, robots.txt, security.txt, web app manifest and llms.txt`);
}
