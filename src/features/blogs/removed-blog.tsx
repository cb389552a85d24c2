/** In place of an article that is no longer published. Loaded on demand. */
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { RemovedPage, usePublished } from '../live-records';
import type { BlogCardData } from './blog';
import { BlogCard } from './blog-card';

interface BlogGoneProps {
  blog: Pick<BlogCardData, 'slug' | 'title'>;
  /** Articles to read instead, while the API has named none. */
  related: readonly BlogCardData[];
}

const shown = 3;

export default function RemovedBlog({ blog, related }: BlogGoneProps) {
  const { t } = useTranslation('blogs');
  const name = useLocalized()(blog.title);
  const { published } = usePublished('blogs');
  const others: readonly BlogCardData[] = related.length > 0 ? related : (published?.rows ?? []);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.blogs }}
      name={name}
      title={t('gone.title')}
      lead={t('gone.lead', { article: name })}
      contact={false}
      heading={t('related')}
      records={others.filter(({ slug }) => slug !== blog.slug).slice(0, shown)}
      card={(other) => <BlogCard blog={other} />}
    />
  );
}
