import { graphql } from 'gatsby';
import { useDates, useLocale, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Card, CardBody, CardImage, CardText, CardTitle, Meta } from '../../ui';
import { slotSizes } from '../../records/pictures';
import type { BlogCardData } from './blog';

interface BlogCardProps {
  blog: BlogCardData;
  /** First of a page: large, with excerpt and reading time. */
  lead?: boolean;
  /** Its picture is the largest of the first screen. */
  priority?: boolean;
}

/** An article in a list. The whole card is one link. */
export function BlogCard({ blog, lead = false, priority }: BlogCardProps) {
  const { t } = useTranslation('blogs');
  const { content } = useLocale();
  const localized = useLocalized();
  const dates = useDates();
  const [category] = blog.tags ?? [];
  const minutes = blog.reading_minutes?.[content];
  return (
    <Card $variant={lead ? 'lead' : 'post'} data-variant={lead ? 'lead' : undefined}>
      <CardImage
        source={blog.cover}
        alt={localized(blog.cover?.alt)}
        arch={lead ? 'large' : undefined}
        sizes={lead ? slotSizes.leadCard : undefined}
        priority={priority}
      />
      <CardBody>
        <Meta>
          {category && <span>{localized(category)}</span>}
          <time dateTime={blog.published_at}>{dates.date(blog.published_at)}</time>
          {lead && minutes !== undefined && <span>{t('readingTime', { count: minutes })}</span>}
        </Meta>
        <CardTitle to={routes.blog(blog.slug)}>{localized(blog.title)}</CardTitle>
        {lead && <CardText>{localized(blog.excerpt)}</CardText>}
      </CardBody>
    </Card>
  );
}

export const blogCardFields = graphql`
  fragment BlogCard on Blog {
    view: card
    cover {
      ...CoverPicture
    }
  }
`;
