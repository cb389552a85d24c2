import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { RemovedPage, usePublishedRecords } from '../live-records';
import type { BlogCardData } from './blog';
import { BlogCard } from './blog-card';

interface RemovedBlogProps {
  blog: Pick<BlogCardData, 'slug' | 'title'>;
  /** Articles shown instead; those of the API where there are none. */
  related: readonly BlogCardData[];
}

const maxOthers = 3;

/** Replaces the page of an article that is no longer published. Loaded on demand. */
export default function RemovedBlog({ blog, related }: RemovedBlogProps) {
  const { t } = useTranslation('blogs');
  const name = useLocalized()(blog.title);
  const { published } = usePublishedRecords('blogs');
  const others: readonly BlogCardData[] = related.length > 0 ? related : (published?.rows ?? []);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.blogs }}
      name={name}
      title={t('removed.title')}
      lead={t('removed.lead', { article: name })}
      contact={false}
      heading={t('related')}
      records={others.filter(({ slug }) => slug !== blog.slug).slice(0, maxOthers)}
      card={(other) => <BlogCard blog={other} />}
    />
  );
}
