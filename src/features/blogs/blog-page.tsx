/** An article. */
import { useFormatters, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Breadcrumb, Container, Lead, Picture, Prose } from '../../ui';
import type { BlogDetails } from './blog';

export function BlogPage({ blog }: { blog: BlogDetails }) {
  const { t } = useTranslation('blogs');
  const localized = useLocalized();
  const format = useFormatters();
  const title = localized(blog.title);
  return (
    <Container as="article">
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[
          { label: t('nav.home'), to: routes.home },
          { label: t('title'), to: routes.blogs },
          { label: title },
        ]}
      />
      <h1>{title}</h1>
      <Lead>{localized(blog.excerpt)}</Lead>
      <p>
        <time dateTime={blog.published_at}>{format.date(blog.published_at)}</time>
        {blog.author && <> · {localized(blog.author)}</>}
      </p>
      <Picture source={blog.cover} alt={localized(blog.cover?.alt)} ratio="21 / 9" loading="eager" />
      <Prose html={localized(blog.body_html)} />
    </Container>
  );
}
