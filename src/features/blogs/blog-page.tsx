import styled from 'styled-components';
import { useDates, useLocale, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { from } from '../../theme';
import {
  Breadcrumb,
  CardGrid,
  Container,
  Lead,
  Meta,
  Picture,
  Section,
  ErrorBoundary,
  Sections,
} from '../../ui';
import { ProseWithEnabledLinks } from '../organization';
import { slotSizes } from '../../records/pictures';
import type { BlogCardData, BlogDetails } from './blog';
import { BlogCard } from './blog-card';
import { ShareArticle } from './share-article';
import { TableOfContents } from './table-of-contents';

interface BlogPageProps {
  blog: BlogDetails;
  /** Articles to read next. */
  related: readonly BlogCardData[];
}

/** An article: cover, table of contents, text, share links and related articles. */
export function BlogPage({ blog, related }: BlogPageProps) {
  const { t } = useTranslation('blogs');
  const { content } = useLocale();
  const localized = useLocalized();
  const dates = useDates();
  const { cover, author, reading_minutes } = blog;
  const title = localized(blog.title);
  const [category] = blog.tags ?? [];
  return (
    <Sections>
      <article>
        <Container>
          <Head>
            <Breadcrumb
              label={t('breadcrumb')}
              crumbs={[
                { label: t('nav.home'), to: routes.home },
                { label: t('title'), to: routes.blogs },
                { label: category ? localized(category) : title },
              ]}
            />
            <h1>{title}</h1>
            <Meta>
              <time dateTime={blog.published_at}>{dates.date(blog.published_at)}</time>
              {reading_minutes && <span>{t('readingTime', { count: reading_minutes[content] })}</span>}
              {author && <span>{localized(author)}</span>}
            </Meta>
          </Head>
          <Cover>
            <Picture
              source={cover}
              alt={localized(cover?.alt)}
              ratio="21 / 9"
              sizes={slotSizes.article}
              priority
            />
          </Cover>
          <Body>
            <ErrorBoundary>
              <TableOfContents entries={blog.contents?.[content] ?? []} />
            </ErrorBoundary>
            <Text>
              <Lead>{localized(blog.excerpt)}</Lead>
              <ProseWithEnabledLinks html={localized(blog.body_html)} />
              <ErrorBoundary>
                <ShareArticle title={title} path={routes.blog(blog.slug)} />
              </ErrorBoundary>
            </Text>
          </Body>
        </Container>
      </article>
      <Gap />
      {related.length > 0 && (
        <Section tone="sand" heading={t('related')} id="related">
          <CardGrid>
            {related.map((article) => (
              <li key={article.id}>
                <BlogCard blog={article} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </Sections>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 18px;
  inline-size: 100%;
  max-inline-size: 760px;
  margin-inline: auto;
  overflow-wrap: anywhere;
  h1 {
    font-size: clamp(1.875rem, 1.3rem + 2.4vw, 3.25rem);
  }
`;

const Cover = styled.div`
  overflow: hidden;
  border-start-end-radius: var(--arch);
`;

/** Text in the middle; from 1280 px the table of contents beside it. */
const Body = styled.div`
  display: grid;
  gap: var(--s6) var(--gap);
  grid-template-columns: minmax(0, 760px);
  justify-content: center;
  ${from('menu')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 760px) minmax(0, 1fr);
    & > :last-child {
      grid-column: 2;
    }
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  font-size: 1.125rem;
  overflow-wrap: anywhere;
  ${Lead} {
    color: var(--ink);
  }
`;

const Gap = styled.div`
  block-size: var(--section);
  &:last-child {
    display: none;
  }
`;
