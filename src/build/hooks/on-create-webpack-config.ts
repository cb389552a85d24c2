/** Gatsby's `onCreateWebpackConfig`: what each visitor would download for nothing stays out of the bundle. */
import type { GatsbyNode } from 'gatsby';

/**
 * Browser halves of plugins that this site does not use. That of the i18n plugin gives the page an i18next of the path's
 * language, our texts follow the visitor's (docs/decisions/0002); Gatsby's Partytown serves its Script component.
 */
const unusedInBrowser = [
  /gatsby-plugin-react-i18next[\\/]gatsby-browser\.js$/,
  /internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
];

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, loaders }) => {
  actions.setWebpackConfig({ module: { rules: [{ test: unusedInBrowser, use: loaders.null() }] } });
};
