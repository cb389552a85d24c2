import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BlogScreen, FeedHead } from '../features/blogs';
import { RecordHead } from '../seo';
import { ErrorPage } from '../layout';

export default function BlogTemplate({ data: { blog } }: PageProps<Queries.BlogQuery>) {
  if (!blog) return <ErrorPage status={404} />;
  return <BlogScreen blog={blog} related={blog.related} />;
}

export const Head = ({ data: { blog, locales }, location }: HeadProps<Queries.BlogQuery>) =>
  blog && (
    <>
      <RecordHead title={blog.title} description={blog.excerpt} path={location.pathname} />
      <FeedHead locales={locales} path={location.pathname} />
    </>
  );

export const query = graphql`
  query Blog($id: String!) {
    locales: allLocale(filter: { ns: { in: ["blogs"] } }) {
      ...PageTexts
    }
    blog(id: { eq: $id }) {
      ...RecordVersion
      ...BlogCard
      author {
        ar
        en
      }
      body_html {
        ar
        en
      }
      body_digest
      contents {
        ar {
          id
          text
        }
        en {
          id
          text
        }
      }
      cover {
        width
        height
      }
      related {
        ...BlogCard
      }
    }
  }
`;
