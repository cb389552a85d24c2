import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { fromBuild } from '../domain/views/prerendered-files';
import type { PublishedArticle } from '../domain/views/published';
import type { ArticleCardView } from '../domain/views/views';
import { BlogScreen, FeedHead } from '../features/blogs';
import { useFromBuild, useRowsFromBuild } from '../records';
import { RecordHead } from '../seo';
import { ErrorPage } from '../layout';

export default function BlogTemplate({ data }: PageProps<Queries.BlogQuery>) {
  const blog = useFromBuild<PublishedArticle>(data.blog);
  const related = useRowsFromBuild<ArticleCardView>(data.blog?.related ?? []);
  return blog ? <BlogScreen blog={blog} related={related} /> : <ErrorPage status={404} />;
}

export function Head({ data: { blog: node, locales }, location }: HeadProps<Queries.BlogQuery>) {
  if (!node) return null;
  const blog = fromBuild<PublishedArticle>(node);
  return (
    <>
      <RecordHead title={blog.title} description={blog.excerpt} path={location.pathname} />
      <FeedHead locales={locales} path={location.pathname} />
    </>
  );
}

export const query = graphql`
  query Blog($id: String!) {
    locales: allLocale(filter: { ns: { in: ["blogs"] } }) {
      ...PageTexts
    }
    blog(id: { eq: $id }) {
      ...RecordVersion
      view: record
      cover {
        ...CoverPicture
      }
      related {
        ...BlogCard
      }
    }
  }
`;
