/** Gatsby's `onCreatePage`: what the i18n plugin leaves to us. */
import type { GatsbyNode } from 'gatsby';

/**
 * The plugin gives the English 404 page a `matchPath` of `/en/en/*`. Corrected, it would put every English page into
 * the table of match paths that each visitor downloads, so no page has one: hosts serve the 404 page by themselves.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (!page.context?.['i18n'] || !page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: undefined });
};
