import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { BlogList, FeedHead, FeedLink } from '../../features/blogs';
import { prerenderedPage, type PageSize } from '../../lists';
import { SearchField } from '../../features/search';
import type { ArticleCardView } from '../../domain/views/views';
import { useRowsFromBuild } from '../../records';
import { useTranslation } from '../../i18n';
import { TextHead } from '../../seo';
import { TitledPage } from '../../ui';

export default function BlogsPage(props: PageProps<Queries.BlogsPageQuery, PageSize>) {
  const { t } = useTranslation('blogs');
  const { data, location, pageContext } = props;
  const { perPage } = pageContext;
  const { totalCount } = data.allBlog;
  const nodes = useRowsFromBuild<ArticleCardView>(data.allBlog.nodes);
  const rest = useRowsFromBuild<ArticleCardView>(data.rest.nodes);
  const prerendered = useMemo(
    () => prerenderedPage(nodes, totalCount, perPage),
    [nodes, totalCount, perPage],
  );
  return (
    <TitledPage title={t('title')} lead={t('lead')} below={<SearchField />}>
      <BlogList prerendered={prerendered} rest={rest} search={location.search} />
      <FeedLink />
    </TitledPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.BlogsPageQuery>) => (
  <>
    <TextHead
      locales={data.locales}
      namespace="blogs"
      title="head.list"
      lead="lead"
      path={location.pathname}
    />
    <FeedHead locales={data.locales} path={location.pathname} />
  </>
);

export const query = graphql`
  query BlogsPage($perPage: Int!) {
    locales: allLocale(filter: { ns: { in: ["blogs", "lists", "search", "conditions"] } }) {
      ...PageTexts
    }
    allBlog(sort: [{ published_at: DESC }, { blog_id: ASC }], limit: $perPage) {
      totalCount
      nodes {
        ...BlogCard
      }
    }
    # Rows of the other pages: links without JavaScript, known rows while the API is unavailable. Limited for the page's weight.
    rest: allBlog(sort: [{ published_at: DESC }, { blog_id: ASC }], skip: $perPage, limit: 100) {
      nodes {
        ...BlogCard
      }
    }
  }
`;
