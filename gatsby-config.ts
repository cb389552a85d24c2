import { accessSync, constants } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { defaultLocale, localeCodes } from './src/i18n/locales';
import { EnvError, readEnv } from './src/lib/env';
import { developMiddleware } from './src/sourcing/gatsby/develop-middleware';
import { contentFolder, showsDrafts } from './src/sourcing/paths';
import { sitemapOptions } from './src/sourcing/outputs/sitemap';

/** Undefined without complete settings: this file can be imported anywhere, and `onPreInit` stops Gatsby. */
const siteUrl = readSiteUrl();

// The year in the footer before hydration.
process.env['GATSBY_BUILD_YEAR'] = String(new Date().getFullYear());

const typesFile = 'src/generated/gatsby-types.d.ts';

const config: GatsbyConfig = {
  developMiddleware,
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Made again at each save, it would take a third of the time until an editor sees the text, who needs no types. A service
  // that may write nothing but its builds needs none either.
  graphqlTypegen: !showsDrafts &&
    isWritable(`${__dirname}/${typesFile}`) && {
      generateOnBuild: true,
      typesOutputPath: typesFile,
      // Gatsby knows the queries of components; those of the build are searched again at each save.
      documentSearchPaths: ['./gatsby-node.ts', './src/sourcing/**/!(*.test).ts'],
    },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: `${__dirname}/src/i18n/locales` },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentFolder } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        redirect: false,
        localeJsonSourceName: 'locale',
        siteUrl,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: { interpolation: { escapeValue: false }, initImmediate: false },
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        // AVIF has half the bytes of JPEG; Safari before 16.1 and Edge before 121 take the JPEG. Widths are in src/records/pictures/slots.ts.
        defaults: {
          formats: ['jpg', 'avif'],
          jpgOptions: { quality: 65 },
          avifOptions: { quality: 45 },
          placeholder: 'dominantColor',
        },
        failOn: 'none',
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-styled-components',
      // Component names in class names help developers but add to the weight of every page.
      options: { displayName: process.env['NODE_ENV'] === 'development', fileName: false },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readSiteUrl(): string | undefined {
  try {
    return readEnv().GATSBY_SITE_URL;
  } catch (error) {
    if (error instanceof EnvError) return undefined;
    throw error;
  }
}

export default config;
