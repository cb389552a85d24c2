/** An article in a list. The whole card is one link. */
import { graphql, Link } from 'gatsby';
import styled from 'styled-components';
import { useFormatters, useLocalized } from '../../i18n';
import { routes } from '../../lib/routes';
import { Picture } from '../../ui';
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
    <Card to={routes.blog(blog.slug)}>
      <Picture source={blog.cover} alt={localized(blog.cover?.alt)} ratio="3 / 2" loading={loading} />
      <small>
        {category && <span>{localized(category)}</span>}
        <time dateTime={blog.published_at}>{format.date(blog.published_at)}</time>
      </small>
      <h3>{localized(blog.title)}</h3>
      <p>{localized(blog.excerpt)}</p>
    </Card>
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
      url
      alt {
        ar
        en
      }
      file {
        childImageSharp {
          gatsbyImageData(width: 640, aspectRatio: 1.5, placeholder: NONE, breakpoints: [320, 480, 640, 960])
        }
      }
    }
  }
`;

const Card = styled(Link)`
  display: grid;
  gap: var(--s2);
  small {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s4);
    color: var(--stone);
    font-size: var(--fs-sm);
  }
  p {
    color: var(--stone-700);
  }
  &:hover h3 {
    color: var(--brick);
  }
`;
