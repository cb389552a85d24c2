import type { GatsbyConfig } from 'gatsby';
import { defaultLocale, localeCodes } from './src/i18n/locales';
import { readEnv } from './src/lib/env';
import { sitemapOptions } from './src/sourcing/sitemap';

const env = readEnv();

// The year in the footer until the browser says its own.
process.env['GATSBY_BUILD_YEAR'] = String(new Date().getFullYear());

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.GATSBY_SITE_URL },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./gatsby-node.ts', './src/**/*.{ts,tsx}'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: `${__dirname}/src/i18n/locales` },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/content` } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        redirect: false,
        localeJsonSourceName: 'locale',
        siteUrl: env.GATSBY_SITE_URL,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: { interpolation: { escapeValue: false }, initImmediate: false },
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'webp'], quality: 70 }, failOn: 'none' },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-styled-components',
      // Names of components in class names help developers and weigh on every page.
      options: { displayName: process.env['NODE_ENV'] === 'development', fileName: false },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
