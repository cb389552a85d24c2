/** `/blogs/{article}`: an article as the API has it now, and what to read next. */
import { lazy, Suspense } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { Page } from '../../ui';
import { RecordScreen, useLiveTitle, useWithdrawn } from '../live-records';
import type { BlogCardData, BlogDetails } from './blog';
import { BlogPage } from './blog-page';
import { useLiveBlog } from './use-live-blog';

const BlogGone = lazy(() => import('./removed-blog'));

interface BlogScreenProps {
  blog: BlogDetails;
  /** Articles to read next. */
  related: readonly BlogCardData[];
}

export function BlogScreen({ blog: prerendered, related }: BlogScreenProps) {
  const { t } = useTranslation('blogs');
  const localized = useLocalized();
  const live = useLiveBlog(prerendered.slug, prerendered);
  const isWithdrawn = useWithdrawn();
  const next = related.filter(({ slug }) => !isWithdrawn('blogs', slug));
  useLiveTitle(localized((live.record ?? prerendered).title), localized(prerendered.title));
  return (
    <RecordScreen
      live={live}
      goneTitle={t('gone.title')}
      gone={(blog) => (
        <Suspense>
          <BlogGone blog={blog} related={next} />
        </Suspense>
      )}
    >
      {(blog) => (
        <Page>
          <BlogPage blog={blog} related={next} />
        </Page>
      )}
    </RecordScreen>
  );
}
