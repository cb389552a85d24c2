import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * Browser code of plugins that this site does not use. That of the i18n plugin sets the language of the path, but our
 * texts follow the visitor's (docs/decisions/0002); Gatsby's Partytown serves its Script component.
 */
const unusedPluginCode = [
  /gatsby-plugin-react-i18next[\\/]gatsby-browser\.js$/,
  /internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
];

/** sanitize-html parses `style` attributes with it; our texts have none. Saves 30 KB for unbuilt articles. */
const styleParser = /node_modules[\\/]postcss[\\/]lib[\\/]postcss\.js$/;

/** Draws a map that browsers reuse as prerendered HTML (src/features/projects/map/prerendered-drawing.tsx). */
const prerenderOnly = /projects[\\/]map[\\/]drawing-at-build\.ts$/;

/** Gatsby's scroll handling is replaced by `src/browser/scroll-restoration`. */
const aliases = {
  'gatsby-react-router-scroll$': path.resolve('src/browser/scroll-restoration/router-scroll.tsx'),
};

/** Keeps code that no visitor needs out of the bundle. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, loaders, stage }) => {
  const isPrerendering = stage.endsWith('html');
  const excluded = isPrerendering ? unusedPluginCode : [...unusedPluginCode, styleParser, prerenderOnly];
  actions.setWebpackConfig({
    module: { rules: [{ test: excluded, use: loaders.null() }] },
    resolve: { alias: aliases },
  });
};
