import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { listBundles } from '../bundle-list';
import { shortenBundleNames } from '../bundle-names';
import { returnCores } from '../encoders';
import { includeEveryTemplate } from '../every-template';
import { writeLazyScripts } from '../lazy-scripts';
import { minifyWithSwc } from '../minify';
import { completeScriptsSlice } from '../scripts-slice';
import { listShippedPackages } from '../../outputs/shipped-packages';
import { dependOnLockFile, dependOnOwnCode } from '../webpack-cache';

/**
 * Code of Gatsby and its plugins for the layout that this site does not use. That of the i18n plugin sets the language of
 * the path, but our texts follow the visitor's (docs/decisions/0002); while prerendering it would also start i18next for
 * each page. That of styled-components hands on an option that is not
 * set, and would evaluate the library before the layout. Partytown serves Gatsby's Script component. No service worker is
 * registered.
 */
const unusedCode = [
  /gatsby-plugin-react-i18next[\\/]gatsby-(?:browser|ssr)\.js$/,
  /gatsby-plugin-styled-components[\\/]gatsby-browser\.js$/,
  /[.]cache[\\/]register-service-worker\.js$/,
  /internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
];

/** sanitize-html parses `style` attributes with it; our texts have none. Saves 30 KB for unbuilt articles. */
const styleParser = /node_modules[\\/]postcss[\\/]lib[\\/]postcss\.js$/;

/** Parts of Gatsby and React that modules of `src/browser` stand in for. */
const aliases = {
  'react-dom/client$': path.resolve('src/browser/react-dom-client.ts'),
  'gatsby-react-router-scroll$': path.resolve('src/browser/scroll-restoration/router-scroll.tsx'),
};

/** Gatsby's loader of pages, of which the package exports a part only. */
const loader = { 'gatsby-loader$': path.resolve('.cache/loader.js') };

/**
 * Source bytes that pages must have in common to share a file of them. With the 20,000 of webpack a project's page loads three
 * files of 4 KB, which compress worse apart than in one with the page's own code.
 */
const leastShared = 40_000;

/**
 * Files of a page: its own, and one that it shares. Older versions of HTTP fetch six at a time, two of them fonts, and data need
 * two more.
 */
const filesOfPage = 2;

/** Gatsby has files of their own for webpack's runtime and for React: two more requests of every first visit. */
const oneFileOfApp = { runtimeChunk: false, splitChunks: { cacheGroups: { framework: false } } } as const;

/**
 * Exports get the shortest names, which makes bundles 1.3 % smaller than webpack's default. The names depend on what else a module
 * exports: a release that adds an export changes more bundles.
 */
const mangleExports = 'size';

/** Keeps code that no visitor needs out of the bundle, and completes the scripts of every page. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  loaders,
  stage,
}) => {
  const siteFolder = path.resolve();
  const isBuild = stage === 'build-javascript';
  if (isBuild) includeEveryTemplate(path.resolve('src/templates'));
  const isPrerendering = stage.endsWith('html');
  const excluded = isPrerendering ? unusedCode : [...unusedCode, styleParser];
  const config = getConfig() as { cache?: unknown; output?: object; optimization?: object };
  // Gatsby lets `setWebpackConfig` change no output, and merges names.
  actions.replaceWebpackConfig(
    dependOnOwnCode(isBuild ? minifyWithSwc(shortenBundleNames(config)) : config, siteFolder),
  );
  actions.setWebpackConfig({
    module: { rules: [{ test: excluded, use: loaders.null() }] },
    resolve: { alias: { ...aliases, ...loader } },
    plugins: [
      dependOnLockFile(siteFolder),
      ...(isBuild
        ? [
            completeScriptsSlice(path.resolve('public')),
            writeLazyScripts(path.resolve('public')),
            listBundles(),
            listShippedPackages(),
          ]
        : [returnCores()]),
    ],
    // Source maps are not published: bundles do not name them.
    ...(isBuild && {
      devtool: 'hidden-source-map',
      optimization: {
        mangleExports,
        runtimeChunk: oneFileOfApp.runtimeChunk,
        splitChunks: {
          minSize: leastShared,
          maxAsyncRequests: filesOfPage,
          // Large files would not be counted.
          enforceSizeThreshold: 0,
          ...oneFileOfApp.splitChunks,
        },
      },
    }),
  });
};
