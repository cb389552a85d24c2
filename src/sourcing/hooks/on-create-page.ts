/** Gatsby's `onCreatePage`: what the i18n plugin leaves to us, and what the queries of the lists need to know. */
import type { GatsbyNode } from 'gatsby';
import { stripLocalePrefix } from '../../i18n/locales';
import { listOfPath, pageSizeOf } from '../page-sizes';

/**
 * The plugin gives the English 404 page a `matchPath` of `/en/en/*`. Corrected, it would put every English page into
 * the table of match paths that each visitor downloads, so no page has one: hosts serve the 404 page by themselves.
 * The pages of lists are told how many rows the API puts on a page (`perPage`).
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = async ({ page, actions, cache }) => {
  // First come the pages as Gatsby finds them; the plugin replaces each by one a language, which come here again.
  if (!page.context?.['i18n']) return;
  const list = listOfPath(stripLocalePrefix(page.path));
  const perPage = list && (await pageSizeOf(cache, list));
  if (!page.matchPath && page.context['perPage'] === perPage) return;
  actions.deletePage(page);
  actions.createPage({
    ...page,
    matchPath: undefined,
    context: { ...page.context, ...(perPage && { perPage }) },
  });
};
