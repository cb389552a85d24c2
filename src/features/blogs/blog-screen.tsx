import { useLocalized, useTranslation } from '../../i18n';
import { createLazyComponent, Page } from '../../ui';
import { RecordScreen, useLiveTitle, useWithdrawn } from '../../records';
import type { BlogCardData, BlogDetails } from './blog';
import { BlogPage } from './blog-page';
import { useLiveBlog } from './use-live-blog';

const RemovedBlog = createLazyComponent(() => import('./removed-blog'));

interface BlogScreenProps {
  blog: BlogDetails;
  related: readonly BlogCardData[];
}

/** `/blogs/{article}`: the article as the API has it now, and related articles. */
export function BlogScreen({ blog: prerendered, related }: BlogScreenProps) {
  const { t } = useTranslation('blogs');
  const localized = useLocalized();
  const live = useLiveBlog(prerendered.slug, prerendered);
  const isWithdrawn = useWithdrawn();
  const relatedNow = related.filter(({ slug }) => !isWithdrawn('blogs', slug));
  useLiveTitle(localized((live.record ?? prerendered).title), localized(prerendered.title));
  return (
    <RecordScreen
      live={live}
      removedTitle={t('removed.title')}
      removed={(blog, meanwhile) => <RemovedBlog blog={blog} related={relatedNow} meanwhile={meanwhile} />}
    >
      {(blog) => (
        <Page>
          <BlogPage blog={blog} related={relatedNow} />
        </Page>
      )}
    </RecordScreen>
  );
}
