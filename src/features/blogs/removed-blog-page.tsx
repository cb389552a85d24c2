import { useLocalized, useTranslation } from '../../i18n';
import type { LocalizedText } from '../../lib/localized-text';
import { routes } from '../../lib/routes';
import { RemovedPage } from '../../records';
import type { BlogCardData } from './blog';
import { BlogCard } from './blog-card';

interface RemovedBlogPageProps {
  title: LocalizedText;
  /** Articles shown instead. */
  others: readonly BlogCardData[];
}

/** Says that an article is no longer published. */
export function RemovedBlogPage({ title, others }: RemovedBlogPageProps) {
  const { t } = useTranslation('blogs');
  const article = useLocalized()(title);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.blogs }}
      name={article}
      title={t('removed.title')}
      lead={t('removed.lead', { article })}
      heading={t('related')}
      records={others}
      card={(blog) => <BlogCard blog={blog} />}
    />
  );
}
