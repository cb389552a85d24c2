/** Gatsby's `onCreateWebpackConfig`: what each visitor would download for nothing stays out of the bundle. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * Browser halves of plugins that this site does not use. That of the i18n plugin gives the page an i18next of the path's
 * language, our texts follow the visitor's (docs/decisions/0002); Gatsby's Partytown serves its Script component.
 */
const unusedInBrowser = [
  /gatsby-plugin-react-i18next[\\/]gatsby-browser\.js$/,
  /internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
];

/** sanitize-html reads `style` attributes with it, which no text of ours may have. A late article would carry 30 KB for nothing. */
const unusedByLateArticles = /node_modules[\\/]postcss[\\/]lib[\\/]postcss\.js$/;

/** Makes a drawing that browsers keep as HTML (src/features/projects/map/prerendered-drawing.tsx). */
const forPagesOnly = /projects[\\/]map[\\/]drawing-at-build\.ts$/;

/** `src/browser/scroll-restoration` decides where a page is scrolled to. */
const replaced = {
  'gatsby-react-router-scroll$': path.resolve('src/browser/scroll-restoration/router-scroll.tsx'),
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, loaders, stage }) => {
  const makesPages = stage.endsWith('html');
  const empty = makesPages ? unusedInBrowser : [...unusedInBrowser, unusedByLateArticles, forPagesOnly];
  actions.setWebpackConfig({
    module: { rules: [{ test: empty, use: loaders.null() }] },
    resolve: { alias: replaced },
  });
};
