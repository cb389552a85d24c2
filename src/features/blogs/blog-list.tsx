/** The list of articles: baked first page, then the API by page. */
import { useMemo } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  createCodec,
  createListMemory,
  ListPage,
  NoResults,
  pageNumber,
  Rest,
  useAtHand,
  useBaked,
  useBakedPictures,
  useFilters,
  useLiveList,
} from '../listing';
import type { Listing } from '../listing';
import { noting, useOfferedList } from '../live-records';
import type { BlogCardData } from './blog';
import { BlogCard } from './blog-card';

export const blogFilters = createCodec<{ page?: number }>({ page: pageNumber });

const memory = createListMemory<BlogCardData>();
const all = (rows: readonly BlogCardData[]) => rows;
const load = noting<BlogCardData>('blogs', (key, signal) =>
  settle(api.GET('/public/blogs/list', { params: { query: blogFilters.parse(key) }, signal })),
);

interface BlogListProps {
  baked: Listing<BlogCardData>;
  /** What the other pages hold: names for readers without JavaScript, and what the API's rows lack for those with it. */
  rest: readonly BlogCardData[];
  /** Query string of the address. */
  search: string;
}

export function BlogList({ baked, rest, search }: BlogListProps) {
  const { t } = useTranslation('blogs');
  const localized = useLocalized();
  const { key, hrefOf } = useFilters(blogFilters, routes.blogs, search);
  const { parse } = blogFilters;
  const atHand = useAtHand({ first: baked, rest, memory, parse, narrow: all });
  const live = useOfferedList('blogs', useLiveList({ key, baked: useBaked(baked), memory, load, atHand }));
  const picture = useBakedPictures(baked.data, rest);
  const minutes = useMemo(
    () => new Map([...baked.data, ...rest].map(({ slug, reading_minutes }) => [slug, reading_minutes])),
    [baked, rest],
  );
  return (
    <ListPage
      live={live}
      search={key}
      count={(count) => t('count', { count })}
      hrefOf={hrefOf}
      hrefOfAll={routes.blogs}
      keyOf={({ id }) => id}
      empty={
        <NoResults
          total={live.listing.meta.total}
          title={t('none')}
          allHref={routes.blogs}
          firstHref={hrefOf(1)}
          filtered={false}
        />
      }
      rest={
        <Rest entries={rest.map(({ slug, title }) => ({ to: routes.blog(slug), name: localized(title) }))} />
      }
    >
      {(blog, index) => (
        <BlogCard
          blog={{
            ...blog,
            cover: picture(blog.cover),
            reading_minutes: blog.reading_minutes ?? minutes.get(blog.slug),
          }}
          lead={index === 0}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
      )}
    </ListPage>
  );
}
