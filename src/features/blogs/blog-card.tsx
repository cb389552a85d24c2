/** An article in a list. The whole card is one link. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useFormatters, useLocalized } from '../../i18n';
import { routes } from '../../lib/routes';
import { CardLink, Picture } from '../../ui';
import type { BlogCardData } from './blog';

interface BlogCardProps {
  blog: BlogCardData;
  loading?: 'lazy' | 'eager';
}

export function BlogCard({ blog, loading }: BlogCardProps) {
  const localized = useLocalized();
  const format = useFormatters();
  const [category] = blog.tags ?? [];
  return (
    <CardLink to={routes.blog(blog.slug)}>
      <Picture source={blog.cover} alt={localized(blog.cover?.alt)} ratio="3 / 2" loading={loading} />
      <Small>
        {category && <span>{localized(category)}</span>}
        <time dateTime={blog.published_at}>{format.date(blog.published_at)}</time>
      </Small>
      <h3>{localized(blog.title)}</h3>
      <p>{localized(blog.excerpt)}</p>
    </CardLink>
  );
}

export const blogCardFields = graphql`
  fragment BlogCard on Blog {
    id: blog_id
    slug
    title {
      ar
      en
    }
    excerpt {
      ar
      en
    }
    published_at
    tags {
      ar
      en
    }
    cover {
      ...GalleryPicture
    }
  }
`;

const Small = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  color: var(--stone);
  font-size: var(--fs-sm);
`;
