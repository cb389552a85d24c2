/** The list of articles: baked first page, then the API by page. */
import { useCallback } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { createCodec, ListPage, pageNumber, useFilters, useLiveList } from '../listing';
import type { Listing } from '../listing';
import type { BlogCardData } from './blog';
import { BlogCard } from './blog-card';

export const blogFilters = createCodec<{ page?: number }>({ page: pageNumber });

interface BlogListProps {
  baked: Listing<BlogCardData>;
  /** Query string of the address. */
  search: string;
}

export function BlogList({ baked, search }: BlogListProps) {
  const { t } = useTranslation('blogs');
  const { key, hrefOf } = useFilters(blogFilters, routes.blogs, search);
  const load = useCallback(
    (signal: AbortSignal) =>
      settle(api.GET('/public/blogs/list', { params: { query: blogFilters.parse(key) }, signal })),
    [key],
  );
  return (
    <ListPage
      live={useLiveList<BlogCardData>(key, baked, load)}
      count={(count) => t('count', { count })}
      empty={t('none')}
      hrefOf={hrefOf}
      keyOf={({ id }) => id}
    >
      {(blog, index) => <BlogCard blog={blog} loading={index === 0 ? 'eager' : 'lazy'} />}
    </ListPage>
  );
}
