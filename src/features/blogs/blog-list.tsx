import { useMemo } from 'react';
import { api } from '../../api-client/browser';
import { toResult } from '../../api-client/result';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  createCodec,
  createPageCache,
  ListPage,
  NoResults,
  pageNumber,
  NoScriptLinks,
  usePrerenderedResults,
  usePrerenderedPage,
  useFilters,
  useLivePage,
  toPage,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import { trackWithdrawn, useWithoutWithdrawn } from '../../records';
import { useCoversByUrl } from '../../records/pictures';
import type { BlogCardData } from './blog';
import { BlogCard } from './blog-card';

const blogFilters = createCodec<{ page?: number }>({ page: pageNumber });

const cache = createPageCache<BlogCardData>();
const answer = (rows: readonly BlogCardData[], { page = 1 }: { page?: number }, perPage: number) =>
  toPage(rows, page, perPage);
const load = trackWithdrawn<BlogCardData>('blogs', (key, signal, known) =>
  toResult(api.GET('/public/blogs/list', { params: { query: blogFilters.parse(key) }, signal }), known),
);

interface BlogListProps {
  prerendered: PageOfResults<BlogCardData>;
  /** Rows of the other pages: links without JavaScript, and the fields that the API's rows lack. */
  rest: readonly BlogCardData[];
  /** Query string of the address. */
  search: string;
}

/** The articles: prerendered first page, then pages from the API. */
export function BlogList({ prerendered, rest, search }: BlogListProps) {
  const { t } = useTranslation('blogs');
  const localized = useLocalized();
  const { key, hrefOf } = useFilters(blogFilters, routes.blogs, search);
  const { parse } = blogFilters;
  const known = usePrerenderedResults({
    first: prerendered,
    rest,
    cache: cache,
    parse,
    answer,
  });
  const live = useWithoutWithdrawn(
    'blogs',
    useLivePage({
      key,
      prerendered: usePrerenderedPage(prerendered),
      cache: cache,
      load,
      ...known,
    }),
  );
  const picture = useCoversByUrl(prerendered.data, rest);
  const readingMinutes = useMemo(
    () => new Map([...prerendered.data, ...rest].map(({ slug, reading_minutes }) => [slug, reading_minutes])),
    [prerendered, rest],
  );
  return (
    <ListPage
      live={live}
      search={key}
      count={({ meta }) => t('count', { count: meta.total })}
      hrefOf={hrefOf}
      hrefOfAll={routes.blogs}
      keyOf={({ id }) => id}
      empty={
        <NoResults
          total={live.page.meta.total}
          title={t('none')}
          allHref={routes.blogs}
          firstHref={hrefOf(1)}
          filtered={false}
        />
      }
      noScriptLinks={
        <NoScriptLinks
          entries={rest.map(({ slug, title }) => ({ to: routes.blog(slug), name: localized(title) }))}
        />
      }
    >
      {(blog, index) => (
        <BlogCard
          blog={{
            ...blog,
            cover: picture(blog.cover),
            reading_minutes: blog.reading_minutes ?? readingMinutes.get(blog.slug),
          }}
          lead={index === 0}
          priority={index === 0}
        />
      )}
    </ListPage>
  );
}
