import type { GatsbyNode } from 'gatsby';
import { stripLocalePrefix } from '../../../i18n/locales';
import { listByPath, readPageSize } from '../../nodes/page-sizes';

/**
 * The i18n plugin gives the English 404 page a `matchPath` of `/en/en/*`. Corrected, it would put every English page
 * into the table of match paths that each visitor downloads, so no page has one: hosts serve the 404 page by themselves.
 * List pages get the number of rows that the API puts on a page as `perPage`, for their queries.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = async ({ page, actions, cache }) => {
  // The plugin replaces each page that Gatsby finds by one for each language; those come here too.
  if (!page.context?.['i18n']) return;
  const list = listByPath(stripLocalePrefix(page.path));
  const perPage = list && (await readPageSize(cache, list));
  if (!page.matchPath && page.context['perPage'] === perPage) return;
  actions.deletePage(page);
  actions.createPage({
    ...page,
    matchPath: undefined,
    context: { ...page.context, ...(perPage && { perPage }) },
  });
};
