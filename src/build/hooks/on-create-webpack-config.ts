/** Gatsby's `onCreateWebpackConfig`: one copy of what would be bundled twice. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** The i18n plugin requires i18next's CommonJS build and we import its module build: each visitor would run both. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  actions.setWebpackConfig({
    resolve: { alias: { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') } },
  });
};
